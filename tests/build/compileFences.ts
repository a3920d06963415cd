import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APP_OPTIONS } from '../appOptions.ts';
import type { Fence } from '../fences.ts';
import { TSC } from '../tsc.ts';
import { pack } from './pack.ts';
import { shell } from './shell.ts';

const COMPILER_OPTIONS = {
  ...APP_OPTIONS,
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: ['vite/client', 'node', '@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
  paths: {
    bulmatic: ['../package/dist/index.d.ts'],
    'bulmatic/components.json': ['../package/components.json'],
    'bulmatic-convert': ['../../pack-convert/package/dist/index.d.ts'],
    // By another name, since Docusaurus needs an older one by its own.
    'react-router': ['../../../node_modules/react-router-7/dist/production/index.d.ts'],
  },
};

/**
 * The files of the reader's projects that fences make, one project for each document. Empty lines before each fence put
 * it on the line that it has in the document, so that the compiler names it.
 *
 * @throws If two fences of a document have the same title.
 */
function projectFiles(fences: readonly Fence[]): Map<string, string> {
  const files = new Map<string, string>();
  let last = '';
  for (const { document, line, language, title, text, continues } of fences) {
    const name = join(document, title ?? `fence-${line}.${language}`);
    if (!continues && files.has(name)) {
      throw new Error(`${document}:${line}: there is a fence titled ${title} already; rename it.`);
    }
    if (!continues) last = name;
    const before = continues ? `${files.get(last)}\n` : '';
    const padding = '\n'.repeat(line - before.split('\n').length);
    files.set(last, before + padding + text);
  }
  return files;
}

/** What the compiler says of fences that import the package as npm would publish it; nothing if all is well. */
export async function compileFences(name: string, fences: readonly Fence[]): Promise<string> {
  const [{ folder }] = await Promise.all([pack(), pack('convert')]);
  const projects = join(dirname(folder), name);
  rmSync(projects, { recursive: true, force: true });
  for (const [file, text] of projectFiles(fences)) {
    mkdirSync(dirname(join(projects, file)), { recursive: true });
    // A fence without imports is a module too, and shares no names with others.
    writeFileSync(join(projects, file), `${text}\nexport {};\n`);
  }
  const config = { compilerOptions: COMPILER_OPTIONS, include: ['.'] };
  writeFileSync(join(projects, 'tsconfig.json'), JSON.stringify(config));
  return shell(`node ${TSC} -p . --pretty false || true`, projects);
}
