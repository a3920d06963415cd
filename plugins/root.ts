import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that are side by side in the repository's folder only. */
const MARKS = ['docusaurus.config.ts', 'library/package.json'];

function rootFrom(folder: string): string {
  if (MARKS.every((mark) => existsSync(join(folder, mark)))) return folder;
  const parent = dirname(folder);
  if (parent !== folder) return rootFrom(parent);
  throw new Error(`Run this in the repository: ${process.cwd()} is not in it.`);
}

/**
 * Folder of this repository, in or below which every command runs. Neither `import.meta` nor `__dirname` tells it: these
 * files are read by loaders that know only one of them.
 */
export const ROOT = rootFrom(process.cwd());

/** A path of this repository as one that is valid in any working directory. */
export const fromRoot = (path: string) => join(ROOT, path);
