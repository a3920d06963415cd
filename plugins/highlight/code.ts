import { createHash } from 'node:crypto';

const SCHEME = 'data:text/javascript,';

/** Whether a module, by its path, is one that `codeSource` asks for. */
export const isCode = (path: string | undefined) => Boolean(path?.startsWith(SCHEME));

/**
 * Highlighted code as an expression for a script: what names it, and loads it from a module of its own. The page that has
 * the code in its HTML needs no more than the name; `plugins/routing` leaves the module out of its first visit.
 */
export function codeSource(html: string): string {
  const id = createHash('sha256').update(html).digest('hex').slice(0, 8);
  const module = SCHEME + encodeURIComponent(`export default ${JSON.stringify(html)};`);
  return `{ id: "${id}", load: () => require(${JSON.stringify(module)}).default }`;
}
