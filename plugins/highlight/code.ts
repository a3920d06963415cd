import { createHash } from 'node:crypto';

/**
 * Highlighted code as an expression for a script: its name and its HTML.
 *
 * @param language - Ends the name, so that `plugins/twins` knows the language of code in a page.
 */
export function codeSource(html: string, language?: string): string {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return JSON.stringify({ id: language ? `${hash}.${language}` : hash, html });
}
