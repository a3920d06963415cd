/** The pages of the site: their paths below the base URL, with their titles. `plugins/pages/list.ts` writes it. */
export type PageList = Readonly<Record<string, string>>;

const MOST = 5;
/** The part of a name that may be misspelled. */
const TOLERANCE = 0.34;

const wordsOf = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The parts of a path, without what hosts and people add to it. */
const partsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.(html?|mdx?)$/, '')
    .split('/')
    .filter((part) => part && part !== 'index');

/** How many parts of a path are not in another. */
const countOthers = (parts: readonly string[], others: readonly string[]) =>
  parts.filter((part) => !others.includes(part)).length;

/** How many letters differ: put in, left out, replaced, or swapped with their neighbor. */
export function distance(one: string, other: string): number {
  let rows: number[][] = [];
  for (let i = 0; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = i
        ? Math.min(
            row[j - 1]! + 1,
            rows[0]![j]! + 1,
            rows[0]![j - 1]! + (isSame ? 0 : 1),
            isSwapped ? (rows[1]?.[j - 2] ?? Infinity) + 1 : Infinity,
          )
        : j;
    }
    rows = [row, ...rows];
  }
  return rows[0]![other.length]!;
}

/**
 * The pages that somebody may have meant by a path without a page, the likeliest first: those at nearly the same path,
 * and those whose last part or title is nearly the same.
 *
 * @param path - Relative to the base URL.
 */
export function meantPages(path: string, pages: PageList): string[] {
  const asked = partsOf(path);
  const name = asked.at(-1);
  if (!name) return [];
  const found = Object.entries(pages).flatMap(([page, title]) => {
    const parts = partsOf(page);
    const names = [parts.at(-1) ?? '', wordsOf(title), parts.slice(-2).join('-')];
    const ofName = Math.min(...names.map((one) => distance(wordsOf(name), one)));
    if (ofName > name.length * TOLERANCE) return [];
    return [{ page, ofName, ofPath: countOthers(asked, parts) + countOthers(parts, asked) }];
  });
  const sorted = found.toSorted((a, b) => a.ofName - b.ofName || a.ofPath - b.ofPath);
  const [best] = sorted;
  if (best?.ofPath === 0) return [best.page];
  return sorted
    .filter(({ ofName }) => ofName <= (best?.ofName ?? 0) + 1)
    .slice(0, MOST)
    .map(({ page }) => page);
}
