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
  '/': { painted: [32, 5], hydrated: [157, 14] },
  '/docs/intro': { painted: [21, 2], hydrated: [163, 19] },
  '/docs/api/elements/button': { painted: [28, 4], hydrated: [171, 21] },
  '/docs/components/elements/button': { painted: [31, 4], hydrated: [174, 21] },
  '/docs/guides/bulma-classes': { painted: [35, 2], hydrated: [176, 19] },
  '/docs/guides/from-bulma-html': { painted: [41, 5], hydrated: [188, 22] },
  '/blog': { painted: [17, 2], hydrated: [152, 24] },
  '/blog/welcome': { painted: [17, 2], hydrated: [155, 18] },
};
