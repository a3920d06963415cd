import { readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { pack, PACK_FOLDER } from '../tests/build/pack.ts';
import { bundledSize } from './bundledSize.mts';
import { inNpmFolder } from './npmFolder.mts';
import { manifestOf, PEERS } from './peers.mts';
import { record } from './record.mts';
import { secondsOfTsc } from './typeCheck.mts';

async function measure(name: string, folder: string) {
  return {
    version: manifestOf(name, folder).version,
    'Button, kB': await bundledSize(`export { Button } from '${name}'`, folder),
    'everything, kB': await bundledSize(`export * from '${name}'`, folder),
  };
}

async function rowOf(name: string, spec = name): Promise<readonly [string, object]> {
  try {
    return [name, await inNpmFolder([spec], (folder) => measure(name, folder))];
  } catch (error) {
    const problem = (error as Error).message.replace(/\s+/g, ' ').slice(0, 200);
    return [name, { problem }];
  }
}

rmSync(PACK_FOLDER, { recursive: true, force: true });
const { tarball } = await pack();

console.log('Bundled and minified by esbuild, gzipped, without React:');
const rows = await Promise.all([rowOf('bulmatic', tarball), ...PEERS.map((name) => rowOf(name))]);
const libraries = Object.fromEntries(rows);
if (rows.every(([, row]) => 'version' in row)) record('size', { libraries });
const target = { 'Button, kB': 1.6, 'everything, kB': 19 };
console.table({ ...libraries, target });

const stylesheet = gzipSync(readFileSync('library/contrast.css')).length / 1000;
console.log(`bulmatic/contrast.css, gzipped: ${stylesheet.toFixed(1)} kB; target: 3 kB`);

const converter = await build({
  entryPoints: ['convert/src/index.ts'],
  bundle: true,
  minify: true,
  write: false,
  platform: 'browser',
});
const inBrowser = brotliCompressSync(converter.outputFiles[0]?.contents ?? '').length / 1000;
console.log(`bulmatic-convert in a browser, brotli: ${inBrowser.toFixed(1)} kB; target: 90 kB`);

console.log('Type-checking, the fastest of three runs of tsc:');
console.table({ ...(await secondsOfTsc(tarball)), target: { seconds: 3 } });
