import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Files that are next to each other only in the repository's folder. */
const MARKS = ['docusaurus.config.ts', 'library/package.json'];

function rootFrom(folder: string): string {
  if (MARKS.every((mark) => existsSync(join(folder, mark)))) return folder;
  const parent = dirname(folder);
  if (parent !== folder) return rootFrom(parent);
  throw new Error(`Run this command in the repository: ${process.cwd()} is outside of it.`);
}

/**
 * Folder of this repository, in or below which every command runs. It can't come from `import.meta` or `__dirname`,
 * because the loaders that read these files support only one of them.
 */
export const ROOT = rootFrom(process.cwd());

/** A path in this repository that is valid in any working directory. */
export const fromRoot = (path: string) => join(ROOT, path);

/** A path as addresses, patterns and keys of tables have it: with slashes, which Windows writes as backslashes. */
export const slashed = (path: string) => path.replaceAll('\\', '/');

/** The path of a file from the root of this repository, with slashes. */
export const inRoot = (file: string) => slashed(relative(ROOT, file));

/** Whether a site is that of this repository, and not one that tests build in a folder below it. */
export const isOwnSite = (siteDir: string) => inRoot(siteDir) === '';
