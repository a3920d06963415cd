import { openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

test('Page skeleton: it says that the page loads, and makes way for its content', async ({
  page,
}) => {
  await openPiece(page, 'page-skeleton');
  const region = page.locator('[aria-busy]');
  await expect(region).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await page.getByRole('button', { name: 'Finish loading' }).click();
  await expect(page.getByText('The river rises')).toBeVisible();
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('The river rises')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('Loading…');
});

test('Page skeleton: the outline has as many rows and cards as the content', async ({ page }) => {
  await openPiece(page, 'page-skeleton', 'kinds');
  await expect(page.locator('.skeleton-block')).toHaveCount(6);
});
