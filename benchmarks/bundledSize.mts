import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Size in kilobytes of a script, bundled and minified by esbuild, gzipped, without React. */
export async function bundledSize(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return Math.round(gzipSync(outputFiles[0]!.contents).length / 100) / 10;
}
