import { convertWith, type Converted, type ConvertOptions } from './convert.ts';
import { DOM } from './dom.ts';

export * from './api.ts';

/** Converts as `index.ts` does, with the parser of the browser, which nobody has to download. */
export const convert = (html: string, options?: ConvertOptions): Converted =>
  convertWith(DOM, html, options);
