import type { Entry } from './entries.ts';

/** What the browser knows of the index: `src/search/format.ts`. */
export interface Format {
  usualHash: (route: string, page: string, heading: string) => string;
}

/** How the browser takes words from a text: `src/search/words.ts`. */
export interface Words {
  stemsOf: (text: string) => string[];
}

/** Address and title of each page, and what is on it. */
function pagesOf(entries: readonly Entry[], { usualHash }: Format): string[][] {
  const pages: string[][] = [];
  for (const { page, heading = '', href } of entries) {
    const [route = '', hash = '-'] = href.split('#');
    const given = hash === usualHash(route, page, heading) ? '' : hash;
    const last = pages.at(-1);
    if (last?.[0] === route && last[1] === page) last.push(heading, given);
    else pages.push([route, page, heading, given]);
  }
  return pages;
}

/** The distances between numbers that grow, ended by 0. */
const distances = (ids: readonly number[]) => [
  ...ids.map((id, index) => id - (ids[index - 1] ?? -1)),
  0,
];

/** Packs entries into an index of the words of their synonyms and texts; those of their names follow from `pages`. */
export function makeIndex(entries: readonly Entry[], { stemsOf }: Words, format: Format) {
  const found = new Map<string, number[][]>();
  entries.forEach(({ synonyms, text }, id) => {
    [synonyms, text].forEach((content, field, fields) => {
      for (const word of new Set(stemsOf(content))) {
        const lists = found.get(word) ?? fields.map(() => []);
        found.set(word, lists);
        lists[field]!.push(id);
      }
    });
  });
  const words = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: pagesOf(entries, format),
    words: words.map(([word]) => word).join(' '),
    postings: [0, 1].map((field) => words.flatMap(([, lists]) => distances(lists[field]!))),
  };
}
