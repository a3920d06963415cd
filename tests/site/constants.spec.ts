import { readFileSync } from 'node:fs';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { layoutModeAt, navbar, open, scrollTo } from './page.ts';
import { postRoutes } from './routes.ts';
import { LONG } from './samples.ts';

test('Desktop/mobile breakpoint: 996 px', async ({ page }) => {
  await open(page, '/docs/intro');
  const modes = [];
  for (const width of [995, 996, 997, 998]) modes.push(await layoutModeAt(page, width));
  expect(modes).toEqual(['mobile', 'mobile', 'desktop', 'desktop']);
});

test('Blog: 10 posts on the first page, the rest on page 2', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.locator('main article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Older entries' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page.locator('main article')).toHaveCount(postRoutes.length - 10);
});

test('Smooth scroll step factor: 0.85', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/docs/api/elements/button');
  await scrollTo(page, 1500);
  await scrollTo(page, 1400);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      steps.push(y);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
  });
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps);
  expect(steps.length).toBeGreaterThan(10);
  steps.reduce((before, after) => {
    expect(after).toBe(Math.floor(before * 0.85));
    return after;
  }, 1400);
});

test('Table of contents heading levels: 2 to 3', async ({ page }) => {
  await open(page, '/docs/guides/css-size');
  const levels = await page.locator('.table-of-contents__link').evaluateAll((links) =>
    links.map((link) => {
      const { hash } = link as HTMLAnchorElement;
      return document.getElementById(decodeURIComponent(hash.slice(1)))?.tagName;
    }),
  );
  expect([...new Set(levels)].toSorted()).toEqual(['H2', 'H3']);
  const headings = await page.locator('.theme-doc-markdown > :is(h2, h3)').count();
  expect(levels).toHaveLength(headings);
});

test.describe('of a site with versions', LONG, () => {
  test.use({ folder: variant('options') });

  test('Local storage is used for the color-mode choice (key "theme"), the announcement dismissal, the announcement id, and the docs version preference', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await navbar(page)
      .getByRole('button', { name: /^Switch to/ })
      .click();
    await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
    await navbar(page).getByRole('button', { name: 'Next' }).click();
    await navbar(page).getByRole('link', { name: '1.0' }).click();
    await expect(page.getByText('Text of version 1.0.')).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.toSorted()).toEqual([
      'docs-preferred-version-default',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'theme',
    ]);
  });
});

test('Licenses: MIT for source, CC BY-NC-SA 4.0 for content', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Source code: MIT. Content: CC BY-NC-SA 4.0.');
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License/);
  expect(readFileSync('LICENSE-CONTENT', 'utf8')).toContain('NonCommercial-ShareAlike 4.0');
});
