import type { Page } from '@playwright/test';
import { boxOf, expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const popover = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Popover: a click opens it, its controls work, and it is clean for axe', async ({ page }) => {
  await openPiece(page, 'popover');
  await button(page, 'Columns (2)').click();
  const open = popover(page, 'Columns of the timetable');
  await expect(open).toBeVisible();
  await expectFine(page);
  await open.getByLabel('Seats').check();
  await page.mouse.click(380, 700);
  await expect(open).toBeHidden();
  await expect(button(page, 'Columns (3)')).toBeVisible();
});

test('Popover: Enter opens it with the focus inside, and Escape returns it (keyboard: enter) (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'popover');
  const trigger = button(page, 'Columns (2)');
  const open = popover(page, 'Columns of the timetable');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.press('Enter');
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('Popover: Tab stays in it (keyboard: tab)', async ({ page }) => {
  await openPiece(page, 'popover');
  await button(page, 'Columns (2)').press('Enter');
  for (const name of ['Harbor', 'Departure', 'Seats', 'Bikes', 'Harbor']) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Bikes')).toBeFocused();
});

/** Opens a popover, and tells where it and its button are. */
async function opened(page: Page, name: string) {
  await page.setViewportSize({ width: 1280, height: 500 });
  const trigger = await boxOf(button(page, name));
  await button(page, name).click();
  const open = await boxOf(popover(page, name));
  await expectFine(page, [{ mode: 'dark', width: 1280 }]);
  await page.keyboard.press('Escape');
  await expect(popover(page, name)).toBeHidden();
  return { trigger, open };
}

test('Popover: each placement is where it says, and the button names it', async ({ page }) => {
  await openPiece(page, 'popover', 'placement');
  const top = await opened(page, 'top');
  expect(top.open.y + top.open.height).toBeLessThan(top.trigger.y);
  const bottom = await opened(page, 'bottom start');
  expect(bottom.open.y).toBeGreaterThan(bottom.trigger.y + bottom.trigger.height);
  const end = await opened(page, 'end');
  expect(end.open.x).toBeGreaterThan(end.trigger.x + end.trigger.width);
});

test.describe('In Arabic', () => {
  test.use({ locale: 'ar' });

  test('Popover: the placements at the start and at the end are mirrored', async ({ page }) => {
    await openPiece(page, 'popover', 'placement');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const end = await opened(page, 'end');
    expect(end.open.x + end.open.width).toBeLessThan(end.trigger.x);
    const start = await opened(page, 'bottom start');
    expect(start.open.x).toBeLessThan(start.trigger.x);
  });
});

test('Popover: in a modal, Escape closes only the popover, and its form works', async ({
  page,
}) => {
  await openPiece(page, 'popover', 'form');
  await button(page, 'Show the trip').click();
  const add = button(page, 'Add a note');
  await add.click();
  await expect(popover(page, 'Add a note')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page, 'Add a note')).toBeHidden();
  await expect(popover(page, 'Trip to Reed Bay')).toBeVisible();
  await expect(add).toBeFocused();
  await add.click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Bring a coat.');
  await expectFine(page);
  await page.getByRole('textbox', { name: 'Note' }).press('Enter');
  await expect(popover(page, 'Add a note')).toBeHidden();
  await expect(page.getByText('Bring a coat.')).toBeVisible();
  await expect(add).toBeFocused();
});
