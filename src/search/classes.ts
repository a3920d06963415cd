import type { Hit } from './engine.ts';
import { plain } from './words.ts';

/** A class or a variable, and a place where it can be set: how that is written, its page and its address. */
export type ClassRow = readonly [name: string, written: string, page: string, href: string];

/** How many classes that begin with what was typed are worth showing. */
const MOST = 12;

/** The names in a query, which may be a selector or an attribute. */
const partsOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .split(/[^\w-]+/);

/** Those that may be classes or variables. */
const namesIn = (text: string) => partsOf(text).filter((name) => /^--|^[a-z]+\d*-/.test(name));

/** Whether a query may be about a class or a variable. */
export const looksLikeClass = (text: string) => namesIn(text).length > 0;

function rowsFor(rows: readonly ClassRow[], name: string): readonly ClassRow[] {
  const bare = name.replace(/^--/, '');
  const bareOf = ([own]: ClassRow) => own.replace(/^--/, '');
  const exact = rows.filter((row) => bareOf(row) === bare);
  if (exact.length > 0) return exact;
  // The end of a name is what is still to be typed, or has a typo.
  for (const length of [bare.length, bare.length - 2].filter((one) => one > 1)) {
    const found = rows.filter((row) => bareOf(row).startsWith(bare.slice(0, length)));
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}

/** Finds classes and variables: those of components that the query names as well come first. */
export function searchClasses(rows: readonly ClassRow[], text: string): Hit[] {
  const parts = partsOf(text);
  const isNamed = ([, , page]: ClassRow) => parts.includes(page.toLowerCase());
  const isPart = ([, , page]: ClassRow) => page.includes('.');
  const rank = (row: ClassRow) => (isNamed(row) ? 0 : isPart(row) ? 2 : 1);
  const found = namesIn(text).flatMap((name) => rowsFor(rows, name));
  const sorted = found.toSorted((a, b) => rank(a) - rank(b));
  return sorted.map(([name, written, page, href]) => ({
    href,
    page,
    heading: written,
    route: href.replace(/#.*/, ''),
    group: 'Props and classes',
    score: Infinity,
    words: [name],
  }));
}
