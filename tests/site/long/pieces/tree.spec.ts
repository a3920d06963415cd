import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const arrow = (page: Page, name: string) => row(page, name).getByRole('button');

test('Tree: the arrow expands and collapses a row, and a click selects one', async ({ page }) => {
  await openPiece(page, 'tree');
  await expect(page.getByRole('treegrid', { name: 'Files' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    'Photos',
    'Summer',
    'Beach.jpg',
    'Boat.jpg',
    'Winter',
    'Letters',
    'Private',
    'Notes.txt',
  ]);
  await expect(row(page, 'Boat.jpg')).toHaveAttribute('aria-level', '3');
  await arrow(page, 'Summer').click();
  await expect(row(page, 'Beach.jpg')).toHaveCount(0);
  await arrow(page, 'Letters').click();
  await row(page, 'Landlord.pdf').click();
  await expect(row(page, 'Landlord.pdf')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Selected: landlord.')).toBeVisible();
  await expect(row(page, 'Private')).toHaveAttribute('aria-disabled', 'true');
  await expectFine(page);
});

test('Tree: a double click opens a row', async ({ page }) => {
  await openPiece(page, 'tree');
  await row(page, 'Notes.txt').dblclick();
  await expect(page.getByText('Opened: notes.')).toBeVisible();
});

test('Tree: Tab moves to the selected row and then out of the tree (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'tree');
  await page.keyboard.press('Tab');
  await expect(row(page, 'Boat.jpg')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=treegrid] :focus')).toHaveCount(0);
});

test('Tree: the arrow keys move and select, past what is disabled (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'tree');
  await page.keyboard.press('Tab');
  for (const [key, name] of [
    ['ArrowDown', 'Winter'],
    ['ArrowDown', 'Letters'],
    ['ArrowDown', 'Notes.txt'],
    ['ArrowUp', 'Letters'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(page, name)).toBeFocused();
    await expect(row(page, name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('Tree: Home and End move to the ends, and letters to a name (keyboard: ends) (keyboard: letters)', async ({
  page,
}) => {
  await openPiece(page, 'tree');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(row(page, 'Photos')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Notes.txt')).toBeFocused();
  await page.keyboard.type('le');
  await expect(row(page, 'Letters')).toBeFocused();
});

test('Tree: Arrow Right expands, and Arrow Left collapses or moves up (keyboard: right) (keyboard: left)', async ({
  page,
}) => {
  await openPiece(page, 'tree');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Summer')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Summer')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Beach.jpg')).toBeVisible();
});

test('Tree: Enter opens a row (keyboard: enter)', async ({ page }) => {
  await openPiece(page, 'tree');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opened: boat.')).toBeVisible();
});

test('Tree: a click and Space select several rows, and buttons expand all (keyboard: space)', async ({
  page,
}) => {
  await openPiece(page, 'tree', 'multiple');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
  await row(page, 'Ada').click();
  await row(page, 'Grace').click();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Counter')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Selected: 3.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Selected: 2.')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test.describe('In Arabic', () => {
  test.use({ locale: 'ar' });

  test('Tree: the levels grow to the left, and Arrow Left expands', async ({ page }) => {
    await openPiece(page, 'tree');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const right = async (name: string) => {
      const box = await row(page, name).getByText(name).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    expect(await right('Boat.jpg')).toBeLessThan(await right('Photos'));
    await row(page, 'Letters').click();
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, 'Landlord.pdf')).toBeVisible();
  });
});
