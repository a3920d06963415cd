import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { APP_OPTIONS } from '../appOptions.ts';
import { shell } from './shell.ts';

/** Where the package of a test run is kept; `forgetPacks` takes away that of the run before. */
export const PACK_FOLDER = '.docusaurus/pack';

/** How users may compile what imports the package, in a folder next to it. */
export const COMPILER_OPTIONS = {
  ...APP_OPTIONS,
  types: [],
  paths: { bulmatic: ['../package/dist/index.d.ts'] },
} as const;

/** A package of this repository. */
export type Workspace = 'library' | 'convert' | 'create';

const folderOf = (workspace: Workspace) =>
  workspace === 'library' ? PACK_FOLDER : `${PACK_FOLDER}-${workspace}`;

/** Takes away the packages of the run before, which may be of other source code. */
export function forgetPacks() {
  for (const workspace of ['library', 'convert', 'create'] as const)
    rmSync(folderOf(workspace), { recursive: true, force: true });
}

const tarballIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .join();

/** Whether no other test, which may run beside this one, has begun to pack; from now on, one has. */
function isFirst(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function build(workspace: Workspace, folder: string) {
  try {
    await shell(`npm pack -w ${workspace} --pack-destination ${folder}`);
    await shell(`mkdir new && tar -xzf ${tarballIn(folder)} -C new && mv new/* .`, folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** A package as npm would publish it, built and packed once for each run of the tests. */
export async function pack(workspace: Workspace = 'library') {
  const place = folderOf(workspace);
  /** What is in the tarball. It lies in the repository, so that it finds what it depends on there. */
  const folder = resolve(place, 'package');
  if (isFirst(place)) await build(workspace, place);
  while (!existsSync(folder)) await setTimeout(200);
  return { folder, tarball: resolve(place, tarballIn(place)) };
}
