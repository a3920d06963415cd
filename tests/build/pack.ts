import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { shell } from './shell.ts';

/** Where the package of a test run is kept; `packOnce.ts` makes it before the first test. */
export const PACK_FOLDER = '.docusaurus/pack';

const tarballs = () => readdirSync(PACK_FOLDER).filter((name) => name.endsWith('.tgz'));

async function build() {
  mkdirSync(PACK_FOLDER, { recursive: true });
  await shell(`npm pack -w library --pack-destination ${PACK_FOLDER}`);
  await shell(`tar -xzf ${tarballs().join()}`, PACK_FOLDER);
}

/** The library as npm would publish it, built and packed once for each run of the tests. */
export async function pack() {
  /** What is in the tarball. It lies in the repository, so that it finds React and clsx there. */
  const folder = resolve(PACK_FOLDER, 'package');
  if (!existsSync(folder)) await build();
  return { folder, tarball: resolve(PACK_FOLDER, tarballs().join()) };
}
