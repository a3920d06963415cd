import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack, PACK_FOLDER } from '../tests/build/pack.ts';
import { bundledSize } from './bundledSize.mts';
import { inNpmFolder } from './npmFolder.mts';
import { secondsOfTsc } from './typeCheck.mts';

const PEERS = [
  '@allxsmith/bestax-bulma',
  'react-bulma-components',
  'reactive-bulma',
  'trunx',
] as const;

async function measure(name: string, folder: string) {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return {
    version: (JSON.parse(manifest) as { version: string }).version,
    'Button, kB': await bundledSize(`export { Button } from '${name}'`, folder),
    'everything, kB': await bundledSize(`export * from '${name}'`, folder),
  };
}

async function rowOf(name: string, spec = name) {
  try {
    return [name, await inNpmFolder([spec], (folder) => measure(name, folder))] as const;
  } catch (error) {
    const problem = (error as Error).message.replace(/\s+/g, ' ').slice(0, 200);
    return [name, { problem }] as const;
  }
}

rmSync(PACK_FOLDER, { recursive: true, force: true });
const { tarball } = await pack();

console.log('Bundled and minified by esbuild, gzipped, without React:');
const rows = await Promise.all([rowOf('bulmatic', tarball), ...PEERS.map((name) => rowOf(name))]);
const target = { 'Button, kB': 2, 'everything, kB': 18 };
console.table({ ...Object.fromEntries(rows), target });

const stylesheet = gzipSync(readFileSync('library/contrast.css')).length / 1000;
console.log(`bulmatic/contrast.css, gzipped: ${stylesheet.toFixed(1)} kB; target: 3 kB`);

console.log('Type-checking, the fastest of three runs of tsc:');
console.table({ ...(await secondsOfTsc(tarball)), target: { seconds: 3 } });
