import { expect } from '@playwright/test';
import { test } from './tab.ts';
import { navbar, open } from './page.ts';
import { LONG } from './samples.ts';

/** What people look for, and the links on the way from the home page to its section. */
const LOOKUPS = [
  { question: 'how Escape closes a modal', path: ['All components', 'Modal'], anchor: 'closing' },
  { question: 'an icon in an input', path: ['All components', 'Input'], anchor: 'with-an-icon' },
  {
    question: 'columns that depend on the screen',
    path: ['All components', 'Columns'],
    anchor: 'breakpoints',
  },
  { question: 'a dark mode toggle', path: ['Getting Started', 'Theming'], anchor: 'dark-mode' },
  {
    question: 'the prop for `is-rounded`',
    path: ['APIs', 'Button'],
    anchor: 'button-rounded',
  },
  { question: 'a full-width table', path: ['All components', 'Table'], anchor: 'full-width' },
  {
    question: 'an error on a form field',
    path: ['All components', 'Field'],
    anchor: 'validation',
  },
  { question: 'colors of a button', path: ['All components', 'Button'], anchor: 'colors' },
  { question: 'tabs with panels', path: ['All components', 'Tabs'], anchor: 'panels' },
  {
    question: 'the links of Next.js',
    path: ['Getting Started', 'Router links'],
    anchor: 'nextjs',
  },
  {
    question: 'a brand color',
    path: ['Getting Started', 'Theming'],
    anchor: 'brand',
  },
  {
    question: 'server components',
    path: ['Getting Started', 'Server rendering'],
    anchor: 'server-components',
  },
];
const SCREEN = 800;

test.describe('On the screen that an answer is looked for', LONG, () => {
  test.use({ viewport: { width: 1280, height: SCREEN } });

  for (const { question, path, anchor } of LOOKUPS) {
    test(`From the home page, ${question} is two clicks and at most one and a half screens away`, async ({
      page,
    }) => {
      await open(page, '/');
      const [first = '', second = ''] = path;
      const entry = navbar(page).or(page.getByRole('main')).getByRole('link', { name: first });
      await entry.first().click();
      const link = page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: second, exact: true })
        .last();
      const inSidebar = await link.evaluate((element, screen) => {
        const { bottom } = element.getBoundingClientRect();
        return Math.max(0, bottom - screen);
      }, SCREEN);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const answer = page.locator(`#${anchor}`);
      const onPage = await answer.evaluate((element, screen) => {
        const { bottom } = (element.nextElementSibling ?? element).getBoundingClientRect();
        return Math.max(0, bottom + window.scrollY - screen);
      }, SCREEN);
      expect(inSidebar + onPage).toBeLessThanOrEqual(1.5 * SCREEN);
    });
  }
});
