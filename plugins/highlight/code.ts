import { hashOf } from '../hash.ts';

const SCHEME = 'data:text/javascript,';

/** Whether the path of a module is that of one that `codeSource` imports. */
export const isCode = (path: string | undefined) => Boolean(path?.startsWith(SCHEME));

/**
 * Highlighted code as an expression for a script: its name, and a function that loads it from a separate module. A page
 * with the code in its HTML needs only the name; `plugins/routing` doesn't load the module on a first visit.
 *
 * @param language - Ends the name, so that `plugins/twins` knows the language of code in a page.
 */
export function codeSource(html: string, language?: string): string {
  const hash = hashOf(html);
  const id = language ? `${hash}.${language}` : hash;
  const module = SCHEME + encodeURIComponent(`export default ${JSON.stringify(html)};`);
  return `{ id: "${id}", load: () => require(${JSON.stringify(module)}).default }`;
}
