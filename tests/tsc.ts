import { resolve } from 'node:path';

/**
 * TypeScript 7, for whatever is only checked: it takes a tenth of the time of version 6, which the packages are built
 * with, and which ESLint and TypeDoc need.
 */
export const TSC = resolve('node_modules/typescript-7/bin/tsc');
