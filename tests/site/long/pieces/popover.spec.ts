import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
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

test('Popover: each placement is where it says, and the button names it', async ({ page }) => {
  await openPiece(page, 'popover', 'placement');
  await page.setViewportSize({ width: 1280, height: 500 });
  const boxOf = async (name: string) => {
    const trigger = await button(page, name).boundingBox();
    await button(page, name).click();
    const open = await popover(page, name).boundingBox();
    await expectFine(page, [{ mode: 'dark', width: 1280 }]);
    await page.keyboard.press('Escape');
    await expect(popover(page, name)).toBeHidden();
    if (!trigger || !open) throw new Error(`${name} has no box.`);
    return { trigger, open };
  };
  const top = await boxOf('top');
  expect(top.open.y + top.open.height).toBeLessThan(top.trigger.y);
  const bottom = await boxOf('bottom start');
  expect(bottom.open.y).toBeGreaterThan(bottom.trigger.y + bottom.trigger.height);
  const end = await boxOf('end');
  expect(end.open.x).toBeGreaterThan(end.trigger.x + end.trigger.width);
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
