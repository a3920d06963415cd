import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Parcels' });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const firstRow = (page: Page) => grid(page).getByRole('row').nth(1);
const status = (page: Page) => page.getByText(/parcels, \d+ selected/);

/** Opens the first demo, and moves into the grid by keyboard. */
async function enter(page: Page) {
  await openPiece(page, 'data-grid');
  await page.getByLabel('Parcel or town').focus();
  await page.keyboard.press('Tab');
  await expect(firstRow(page)).toBeFocused();
}

test('Data grid: of 10,000 rows, only those in view are on the page', async ({ page }) => {
  await openPiece(page, 'data-grid');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '10001');
  await expect(firstRow(page)).toContainText('P-10000');
  expect(await grid(page).getByRole('row').count()).toBeLessThan(40);
  await expectFine(page);
});

test('Data grid: a click on a header sorts by its column, and a second one the other way round', async ({
  page,
}) => {
  await openPiece(page, 'data-grid');
  await header(page, 'Weight').click();
  await expect(header(page, 'Weight')).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstRow(page)).toContainText('0.0 kg');
  await header(page, 'Weight').click();
  await expect(firstRow(page)).toContainText('24.9 kg');
});

test('Data grid: a filter leaves the rows that match, and says if there are none', async ({
  page,
}) => {
  await openPiece(page, 'data-grid');
  const input = page.getByLabel('Parcel or town');
  await input.fill('P-10042');
  await expect(status(page)).toHaveText('1 parcels, 0 selected');
  await expect(firstRow(page)).toContainText('P-10042');
  await input.fill('xyz');
  await expect(page.getByText('No parcel matches.')).toBeVisible();
});

test('Data grid: checkboxes select a row and all rows, and a filter changes no selection', async ({
  page,
}) => {
  await openPiece(page, 'data-grid');
  await firstRow(page).getByRole('checkbox').check({ force: true });
  await expect(status(page)).toHaveText('10000 parcels, 1 selected');
  const all = page.getByRole('checkbox', { name: 'Select All' });
  const input = page.getByLabel('Parcel or town');
  await input.fill('P-10042');
  await all.check({ force: true });
  await expect(status(page)).toHaveText('1 parcels, 2 selected');
  await all.uncheck({ force: true });
  await expect(status(page)).toHaveText('1 parcels, 1 selected');
  await input.fill('');
  await all.check({ force: true });
  await expect(status(page)).toHaveText('10000 parcels, 10000 selected');
  await expectFine(page);
});

test('Data grid: Tab leads into it (keyboard: tab), the arrow keys walk (keyboard: arrows), and Space selects (keyboard: select)', async ({
  page,
}) => {
  await enter(page);
  await page.keyboard.press('ArrowDown');
  await expect(grid(page).getByRole('row').nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('10000 parcels, 1 selected');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).getByRole('rowheader', { name: 'P-10001' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
});

test('Data grid: Enter on a header sorts (keyboard: sort), and Ctrl + A selects all rows (keyboard: all)', async ({
  page,
}) => {
  await enter(page);
  await page.keyboard.press('ArrowUp');
  // Past the checkbox, and the name and the line of the first column.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(header(page, 'Town').locator('[tabindex]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(header(page, 'Town')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(status(page)).toHaveText('10000 parcels, 10000 selected');
});
