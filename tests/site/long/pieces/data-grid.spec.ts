import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

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

test('Data grid: the link in a selected row can be read, in light and dark mode', async ({
  page,
}) => {
  await openPiece(page, 'data-grid', 'cells');
  const row = page.getByRole('row', { name: '1042' });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row.getByRole('link', { name: 'Bruno Costa' })).toBeVisible();
  await expectFine(page);
  // Its background is that of all its cells.
  const cell = await row.getByRole('rowheader').boundingBox();
  expect((await row.boundingBox())?.height).toBe(cell?.height);
});

test('Data grid: Home and End move to the ends of the rows and of a row (keyboard: ends), and the page keys by a page (keyboard: pages)', async ({
  page,
}) => {
  await enter(page);
  const focused = grid(page).locator('[role=row]:focus');
  const index = async () => Number(await focused.getAttribute('aria-rowindex'));
  await page.keyboard.press('PageDown');
  await expect.poll(index).toBeGreaterThan(5);
  await page.keyboard.press('PageUp');
  await expect(focused).toContainText('P-10000');
  await page.keyboard.press('End');
  await expect(focused).toContainText('P-19999');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('P-10000');
  const row = grid(page).getByRole('row', { name: 'P-10000' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(row.getByRole('gridcell').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(row.getByRole('checkbox')).toBeFocused();
});

/** How wide the first column is. */
const width = async (page: Page) => (await header(page, 'Parcel').boundingBox())?.width ?? 0;

test('Data grid: after Enter on the line of a header (keyboard: resize), the arrow keys change the width (keyboard: width), until Escape (keyboard: end)', async ({
  page,
}) => {
  await enter(page);
  const before = await width(page);
  const line = page.getByRole('slider', { name: /Parcel/ });
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => width(page)).toBeCloseTo(before + 20, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => width(page)).toBeCloseTo(before + 10, 0);
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(header(page, 'Town').locator('[tabindex]')).toBeFocused();
  expect(await width(page)).toBeCloseTo(before + 10, 0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(header(page, 'Parcel').locator('[role=presentation][tabindex]')).toBeFocused();
  expect(await width(page)).toBeCloseTo(before, 0);
});

test('Data grid: the line of a header is dragged to resize its column', async ({ page }) => {
  await openPiece(page, 'data-grid');
  const before = await width(page);
  const box = (await header(page, 'Parcel').boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 37, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => width(page)).toBeCloseTo(before + 40, 0);
  await expect(header(page, 'Parcel')).toHaveAttribute('aria-sort', 'ascending');
});
