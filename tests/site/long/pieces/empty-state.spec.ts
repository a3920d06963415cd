import { openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

test('Empty state: its title is a heading of the page, and its picture only decorates', async ({
  page,
}) => {
  await openPiece(page, 'empty-state');
  await expect(page.getByRole('heading', { name: 'You have no invoices', level: 2 })).toBeVisible();
  await expect(page.locator('svg')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
});

test('Empty state: a search that finds nothing says so, and its button leads back', async ({
  page,
}) => {
  await openPiece(page, 'empty-state', 'search');
  await expect(page.getByRole('status')).toContainText('No town matches “harbour”');
  await page.getByRole('button', { name: 'Show all towns' }).click();
  await expect(page.getByText('Mill Harbor')).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
});
