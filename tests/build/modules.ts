import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** All modules of the library: `elements/Button`. */
export const allModules = readdirSync('library/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => file.replaceAll(sep, '/').replace(/\.tsx?$/, ''));

/** Those that users import, each of which has an API page; deeper folders hold the parts of one component. */
export const modules = allModules.filter((module) =>
  /^(?!internal\/|props\/)[^/]+\/[^/]+$/.test(module),
);
