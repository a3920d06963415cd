/** Units of 1,000 bytes, compressed with brotli, and how many requests they come by. */
type Limit = readonly [kilobytes: number, requests: number];

/** What a first visit to a page may load. */
export interface Budget {
  /** Until the page is painted and can be read. */
  painted: Limit;
  /** Until React has taken over, with all that the page loaded before. */
  hydrated: Limit;
}

/** A page of each kind that people come to first. Whoever needs more says here for which page, and how much. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { painted: [43, 5], hydrated: [185, 14] },
  '/docs/intro': { painted: [20, 2], hydrated: [181, 20] },
  '/docs/api/elements/button': { painted: [27, 4], hydrated: [187, 22] },
  '/docs/components/elements/button': { painted: [29, 4], hydrated: [192, 22] },
  '/docs/guides/bulma-classes': { painted: [33, 2], hydrated: [205, 20] },
  '/blog': { painted: [16, 2], hydrated: [168, 24] },
  '/blog/welcome': { painted: [16, 2], hydrated: [171, 18] },
};
