import type { Locator, Page } from '@playwright/test';

/** One place of an open page in which an edit is to be seen. */
export interface Sight {
  /** What shows it, such as "the running component". */
  where: string;
  /** The tab of the demos that has to be chosen to see it. */
  tab?: 'HTML';
  find: (page: Page) => Locator;
}

/** A change to a file, and all that shows it. */
export interface Edit {
  /** What is edited: "a component". */
  kind: string;
  file: string;
  text: string;
  replacement: string;
  /** What it is seen in, by the route of the page. */
  sights: Readonly<Record<string, readonly Sight[]>>;
}

const BUTTON = 'library/src/elements/Button.tsx';
const DEMO = 'docs/components/elements/button/basic.demo.tsx';
const USAGE = '/docs/components/elements/button';
const API = '/docs/api/elements/button';

const stage = (page: Page) => page.locator('main .bulma-stage').first();
const tab = (page: Page, name: 'TSX' | 'HTML') =>
  page.locator(`main pre[aria-label="${name}"]`).first();
const table = (page: Page) => page.locator('main .reference-table').first();
const classes = (page: Page) => page.locator('main dl');

/** An edit of each kind, each of which begins where the one before it ended. */
export const EDITS: readonly Edit[] = [
  {
    kind: 'what a component renders',
    file: BUTTON,
    text: 'type={buttonType(Root)}',
    replacement: 'data-live="yes" type={buttonType(Root)}',
    sights: {
      [USAGE]: [
        { where: 'component', find: (page) => stage(page).locator('[data-live]').first() },
        {
          where: 'HTML',
          tab: 'HTML',
          find: (page) => tab(page, 'HTML').getByText('data-live'),
        },
      ],
      [API]: [{ where: 'first demo', find: (page) => stage(page).locator('[data-live]').first() }],
    },
  },
  {
    kind: 'a class in its table',
    file: BUTTON,
    text: "fullwidth: 'is-fullwidth'",
    replacement: "fullwidth: 'is-fullwidth is-live'",
    sights: {
      [USAGE]: [
        { where: 'component', find: (page) => page.locator('.bulma-stage .is-live').first() },
        {
          where: 'HTML',
          tab: 'HTML',
          find: (page) => page.locator('pre[aria-label=HTML]', { hasText: 'is-live' }),
        },
      ],
      [API]: [
        { where: 'table', find: (page) => table(page).getByText('is-live') },
        { where: 'class list', find: (page) => classes(page).getByText('is-fullwidth is-live') },
      ],
    },
  },
  {
    kind: 'a comment',
    file: BUTTON,
    text: 'Stretches the button to the full width of its container.',
    replacement: 'Stretches the button as far as it goes.',
    sights: {
      [API]: [
        {
          where: 'table',
          find: (page) => table(page).getByText('Stretches the button as far as it goes.'),
        },
      ],
    },
  },
  {
    kind: "a type's values",
    file: BUTTON,
    text: 'color?: Color | undefined;',
    replacement: "color?: Color | 'live' | undefined;",
    sights: {
      [API]: [
        { where: 'table', find: (page) => table(page).getByText("'live'") },
        {
          where: 'class list',
          find: (page) => classes(page).getByText('is-live', { exact: true }),
        },
      ],
    },
  },
  {
    kind: 'a demo',
    file: DEMO,
    text: 'Save changes',
    replacement: 'Save it now',
    sights: {
      [USAGE]: [
        { where: 'component', find: (page) => stage(page).getByText('Save it now') },
        { where: 'TSX', find: (page) => tab(page, 'TSX').getByText('Save it now') },
        {
          where: 'HTML',
          tab: 'HTML',
          find: (page) => tab(page, 'HTML').getByText('Save it now'),
        },
      ],
      [API]: [{ where: 'first demo', find: (page) => stage(page).getByText('Save it now') }],
    },
  },
  {
    kind: 'a page',
    file: 'docs/components/elements/button/index.mdx',
    text: 'Use a button to start an action',
    replacement: 'Use a button to begin an action',
    sights: { [USAGE]: [{ where: 'text', find: (page) => page.getByText('to begin an action') }] },
  },
  {
    kind: 'a style',
    file: 'src/css/text.css',
    text: '.markdown h1:first-child {',
    replacement: '.markdown h1:first-child { display: none;',
    sights: {
      [USAGE]: [{ where: 'heading', find: (page) => page.locator('h1:not(:visible)') }],
    },
  },
];
