export { convert, type Converted, type ConvertOptions } from './convert.ts';
export { ConvertError, type Note } from './notes.ts';
