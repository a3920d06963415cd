import { join } from 'node:path';

/** Folder of this repository, whatever the working directory. */
// Not by `import.meta`, which the loader of Playwright does not know in a package of CommonJS.
export const ROOT = join(__dirname, '..');

/** A path of this repository as one that is valid in any working directory. */
export const fromRoot = (path: string) => join(ROOT, path);
