import { expect, test } from './fixtures.ts';

/** What leads to other pages. */
const WAYS = [
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-toc-desktop',
  '.pagination-nav',
  '.footer',
];

test('On paper, a document is without what leads to other pages', async ({ page }) => {
  await page.goto('/docs/guides/props');
  for (const way of WAYS) await expect(page.locator(way)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const way of WAYS) await expect(page.locator(way)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
