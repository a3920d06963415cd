import type { TestDetails } from '@playwright/test';

/** One page of each kind. */
export const SAMPLES = [
  '/',
  '/markdown-page',
  '/accessibility',
  '/docs/intro',
  '/docs/tutorial-basics/create-a-page',
  '/docs/api/elements/button',
  '/docs/category/elements',
  '/docs/components/intro',
  '/docs/components/form/file',
  '/docs/guides/theming',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
];

/** What `npm test` leaves to `npm run test:all`. */
export const LONG: TestDetails = { tag: '@long' };

/** `npm test` looks at a page of each kind, and `npm run test:all` at the others too. */
export const tierOf = (route: string): TestDetails => (SAMPLES.includes(route) ? {} : LONG);
