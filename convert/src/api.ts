/** What the package exports with either parser. */
export type { Converted, ConvertOptions } from './convert.ts';
export { ConvertError, type Note } from './notes.ts';
