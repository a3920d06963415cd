/** What a first visit to a page may load: kB compressed with brotli, in units of 1,000 bytes. */
export interface Budget {
  /** Until the page is painted and can be read. */
  painted: { kilobytes: number; requests: number };
  /** Until React has taken over, with all that the page loaded before. */
  hydrated: { kilobytes: number; requests: number };
}

/** A page of each kind that people come to first. Whoever needs more says here for which page, and how much. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': {
    painted: { kilobytes: 43, requests: 5 },
    hydrated: { kilobytes: 185, requests: 14 },
  },
  '/docs/intro': {
    painted: { kilobytes: 20, requests: 2 },
    hydrated: { kilobytes: 181, requests: 20 },
  },
  '/docs/api/elements/button': {
    painted: { kilobytes: 27, requests: 4 },
    hydrated: { kilobytes: 187, requests: 22 },
  },
  '/docs/components/elements/button': {
    painted: { kilobytes: 29, requests: 4 },
    hydrated: { kilobytes: 192, requests: 22 },
  },
  '/docs/guides/bulma-classes': {
    painted: { kilobytes: 33, requests: 2 },
    hydrated: { kilobytes: 205, requests: 20 },
  },
  '/blog': {
    painted: { kilobytes: 16, requests: 2 },
    hydrated: { kilobytes: 168, requests: 24 },
  },
  '/blog/welcome': {
    painted: { kilobytes: 16, requests: 2 },
    hydrated: { kilobytes: 171, requests: 18 },
  },
};
