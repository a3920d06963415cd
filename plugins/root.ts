import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this repository, wherever a command is started. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A path of this repository as one that holds in any working directory. */
export const fromRoot = (path: string) => join(ROOT, path);
