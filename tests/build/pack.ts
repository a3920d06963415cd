import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shell } from './shell.ts';

/** Where the package of a test run is kept; `forgetPack.ts` takes away that of the run before. */
export const PACK_FOLDER = '.docusaurus/pack';

/** How users may compile what imports the package, in a folder next to it. */
export const COMPILER_OPTIONS = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
  paths: { bulmatic: ['../package/dist/index.d.ts'] },
} as const;

const tarballs = () => readdirSync(PACK_FOLDER).filter((name) => name.endsWith('.tgz'));

/** Whether no other test, which may run beside this one, has begun to pack; from now on, one has. */
function isFirst(): boolean {
  mkdirSync(dirname(PACK_FOLDER), { recursive: true });
  try {
    mkdirSync(PACK_FOLDER);
    return true;
  } catch {
    return false;
  }
}

async function build() {
  try {
    await shell(`npm pack -w library --pack-destination ${PACK_FOLDER}`);
    await shell(`mkdir new && tar -xzf ${tarballs().join()} -C new && mv new/* .`, PACK_FOLDER);
  } catch (error) {
    rmSync(PACK_FOLDER, { recursive: true });
    throw error;
  }
}

/** The library as npm would publish it, built and packed once for each run of the tests. */
export async function pack() {
  /** What is in the tarball. It lies in the repository, so that it finds React and clsx there. */
  const folder = resolve(PACK_FOLDER, 'package');
  if (isFirst()) await build();
  while (!existsSync(folder)) await setTimeout(200);
  return { folder, tarball: resolve(PACK_FOLDER, tarballs().join()) };
}
