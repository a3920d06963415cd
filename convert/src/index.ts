import { convertWith, type Converted, type ConvertOptions } from './convert.ts';
import { PARSE5 } from './parse5.ts';

export * from './api.ts';

/**
 * Converts HTML with Bulma's classes into components of Bulmatic.
 *
 * @param html - A page, or a part of one.
 * @throws {@link ConvertError} If it is no text, or longer or more deeply nested than any page that somebody wrote.
 */
export const convert = (html: string, options?: ConvertOptions): Converted =>
  convertWith(PARSE5, html, options);
