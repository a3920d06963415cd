import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const status = (page: Page) => page.getByRole('status');
const alert = (page: Page) => page.getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Toaster: each kind is announced in its way, and the open toasts are clean for axe', async ({
  page,
}) => {
  await openPiece(page, 'toaster');
  await button(page, 'Save').click();
  await button(page, 'Print').click();
  await button(page, 'Order').click();
  await expect(status(page)).toContainText('The list is saved.');
  await expect(alert(page)).toHaveText('The printer is offline.');
  await button(page, 'Look for news').click();
  await expect(page.getByText('1 more')).toBeVisible();
  await expectFine(page);
});

test('Toaster: Undo takes the action back and closes its toast', async ({ page }) => {
  await openPiece(page, 'toaster');
  await button(page, 'Order').click();
  await expect(page.getByText('Copies of “Rivers on Foot”: 2')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Copies of “Rivers on Foot”: 1')).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('Toaster: more than the maximum wait until one is closed, or until all are', async ({
  page,
}) => {
  await openPiece(page, 'toaster');
  for (let count = 0; count < 5; count++) await button(page, 'Print').click();
  await expect(alert(page).getByRole('button')).toHaveCount(3);
  await expect(page.getByText('2 more')).toBeVisible();
  await alert(page).getByRole('button').first().click();
  await expect(page.getByText('1 more')).toBeVisible();
  await expect(alert(page).getByRole('button')).toHaveCount(3);
  await button(page, 'Close all').click();
  await expect(alert(page)).toBeEmpty();
});

test('Toaster: a message goes away, but not while the pointer or the focus is on it, or the page is hidden', async ({
  page,
}) => {
  await page.clock.install();
  await openPiece(page, 'toaster');
  await button(page, 'Save').click();
  await status(page).getByText('The list is saved.').hover();
  await page.clock.runFor(60_000);
  await expect(status(page)).toContainText('saved');
  await page.mouse.move(0, 0);
  await button(page, 'Order').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close: The list is saved.')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(status(page)).toContainText('saved');
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() =>
    Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  );
  await page.clock.runFor(60_000);
  await expect(status(page)).toContainText('saved');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
  await page.clock.runFor(7_000);
  await expect(status(page)).toBeEmpty();
});

test('Toaster: an error stays until the user closes it', async ({ page }) => {
  await page.clock.install();
  await openPiece(page, 'toaster');
  await button(page, 'Print').click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await button(page, 'Close: The printer is offline.').click();
  await expect(alert(page)).toBeEmpty();
});

test('Toaster: a promise says how it ended, as a status or an alert', async ({ page }) => {
  await openPiece(page, 'toaster', 'promise');
  await button(page, 'Send 4 pages').click();
  await expect(status(page)).toHaveText('Sending…');
  await expect(status(page)).toHaveText('Sent 4 pages.');
  await button(page, 'Send 40 pages').click();
  await expect(alert(page)).toHaveText('At most ten pages, please.');
});

test('Toaster: Tab reaches the toasts after the page, and Enter moves on to the next one and back (keyboard: tab) (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'toaster');
  await button(page, 'Print').press('Enter');
  await button(page, 'Order').press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close: The printer is offline.')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Order')).toBeFocused();
  await expect(page.getByText('Copies of “Rivers on Foot”: 1')).toBeVisible();
});

test('Toaster: over a modal, Escape and a click close the toast, and the modal stays open (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'toaster', 'modal');
  await button(page, 'Share the list').click();
  const close = button(page, 'Close: The list is sent.');
  await button(page, 'Send').press('Enter');
  await close.click();
  await expect(status(page)).toBeEmpty();
  await button(page, 'Send').press('Enter');
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(status(page)).toBeEmpty();
  await expect(page.getByRole('dialog', { name: 'Share the list' })).toBeVisible();
  await expect(button(page, 'Send')).toBeFocused();
});

test('Toaster: from right to left, the toasts are at the other side', async ({ page }) => {
  await openPiece(page, 'toaster');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await button(page, 'Save').click();
  await expect.poll(async () => (await status(page).boundingBox())?.x).toBe(16);
});
