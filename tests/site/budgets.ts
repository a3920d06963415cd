/** Units of 1,000 bytes, compressed with brotli, and how many requests they come by. */
export type Limit = readonly [kilobytes: number, requests: number];

/** What a first visit to a page may load. */
export interface Budget {
  /** Until the page is painted and can be read. */
  painted: Limit;
  /** Until the demos in its frames run. */
  framed?: Limit;
  /** Until React has taken over, with all that the page loaded before. */
  hydrated: Limit;
}

/** The limits for one page of each kind. If a page needs more, raise its limit here. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { painted: [30, 5], hydrated: [171, 14] },
  '/docs/intro': { painted: [20, 2], hydrated: [183, 21] },
  '/docs/api/elements/button': { painted: [28, 4], hydrated: [189, 23] },
  '/docs/components/elements/button': { painted: [30, 4], hydrated: [196, 23] },
  '/docs/guides/bulma-classes': { painted: [34, 2], hydrated: [193, 21] },
  '/docs/guides/from-bulma-html': { painted: [40, 5], hydrated: [212, 24] },
  // A recipe runs in a frame, with Bulma's stylesheet and React of its own.
  '/docs/recipes/data-table': { painted: [24, 3], framed: [140, 8], hydrated: [306, 30] },
  '/docs/recipes/login': { painted: [24, 3], framed: [140, 8], hydrated: [306, 30] },
  // Each demo of a piece runs in a frame, with its part of React Aria, which the others share.
  '/docs/pieces/combobox': { painted: [40, 3], framed: [205, 40], hydrated: [375, 60] },
  '/blog': { painted: [16, 2], hydrated: [166, 25] },
  '/blog/welcome': { painted: [16, 2], hydrated: [169, 19] },
};
