/** What an entry is found by: first what follows from its page and heading, then what `SearchIndex.postings` has. */
export const FIELDS = ['name', 'heading', 'page', 'synonyms', 'text'] as const;

/** The index as it is sent: small, and unpacked in the browser. */
export interface SearchIndex {
  /**
   * Address and title of each page, and what is on it: a heading and its hash in turn. The hash is `-` if there is none,
   * as for the page itself, and empty if it is the usual one. Entries are numbered in this order.
   */
  pages: readonly (readonly string[])[];
  /** All words of synonyms and texts, apart by spaces. */
  words: string;
  /** For synonyms and texts: for each word, how far it is to the next entry that has it there, ended by 0. */
  postings: readonly (readonly number[])[];
}

/** Where a part of a page is, unless the index says otherwise: under its heading, or in the row of its prop. */
export function usualHash(route: string, page: string, heading: string): string {
  const text = route.startsWith('/docs/api/') && heading ? `${page}-${heading}` : heading || page;
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}
