import { hashOf } from '../../base/hash.ts';

/**
 * Highlighted code as an expression for a script: its name and its HTML.
 *
 * @param language - Ends the name, so that `plugins/pages/markdown` knows the language of code in a page.
 */
export function codeSource(html: string, language?: string): string {
  const hash = hashOf(html);
  return JSON.stringify({ id: language ? `${hash}.${language}` : hash, html });
}
