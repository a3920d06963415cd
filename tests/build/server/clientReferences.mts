import { readFileSync } from 'node:fs';
import type { LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    format: 'esm',
    metafile: true,
    write: false,
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/**
 * As bundlers do for a server: makes references of what a module with 'use client' exports, and drops its code, unless
 * it is imported as `?code`.
 */
export const load: LoadHook = async (url, context, next) => {
  if (!url.startsWith('file:') || url.endsWith('?code')) return next(url, context);
  const file = fileURLToPath(url);
  if (!readFileSync(file, 'utf8').startsWith("'use client';")) return next(url, context);
  const references = (await exportsOf(file)).map(
    (name) => `export const ${name} = registerClientReference(() => {}, '${url}', '${name}');`,
  );
  const imports = "import { registerClientReference } from 'react-server-dom-webpack/server';";
  return { format: 'module', shortCircuit: true, source: [imports, ...references].join('\n') };
};
