/** What a first visit to a page may load until the page responds. */
export interface Budget {
  /** Compressed with brotli, in units of 1,000 bytes. */
  kilobytes: number;
  requests: number;
}

/** A page of each kind that people come to first. Whoever needs more says here for which page, and how much. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { kilobytes: 176, requests: 14 },
  '/docs/intro': { kilobytes: 175, requests: 20 },
  '/docs/api/elements/button': { kilobytes: 181, requests: 22 },
  '/docs/components/elements/button': { kilobytes: 186, requests: 22 },
  '/docs/guides/bulma-classes': { kilobytes: 199, requests: 20 },
  '/blog': { kilobytes: 157, requests: 24 },
  '/blog/welcome': { kilobytes: 161, requests: 18 },
};
