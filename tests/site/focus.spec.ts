import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { countScripts, navbar, open } from './page.ts';
import { test } from './tab.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('After a route change, the focus is on the heading of the new page, and its title is announced', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  await navbar(page).getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(heading(page)).toHaveText('Blog');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Blog | Bulmatic' })).toBeAttached();
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('After a route change to a heading, the focus is on that heading', async ({ page }) => {
  await open(page, '/docs/guides/bulma-classes');
  // By key, since tables that come into view there move what is below from under a pointer.
  await page.locator('main a[href="/docs/api/elements/table#tablerow"]').first().press('Enter');
  await expect(page.locator('#tablerow')).toBeFocused();
  await expect(page.locator('#tablerow')).toBeInViewport();
});

test('From the new heading, the Tab key goes on into the page', async ({ page }) => {
  await open(page, '/');
  await navbar(page).getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('A change of the search or of nothing leaves the focus where it is', async ({ page }) => {
  await open(page, '/blog');
  const link = navbar(page).getByRole('link', { name: 'Blog' });
  await link.press('Enter');
  await expect(link).toBeFocused();
});

test('The page behind a link is loaded when the link gets the focus, as when it is hovered', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.waitForLoadState('networkidle');
  const before = await countScripts(page);
  await navbar(page).getByRole('link', { name: 'Getting Started' }).focus();
  await expect.poll(() => countScripts(page)).toBeGreaterThan(before);
});
