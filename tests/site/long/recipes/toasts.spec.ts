import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';

const toasts = (page: Page) => page.getByRole('status');
const remove = (page: Page, book: string) => page.getByRole('button', { name: `Remove ${book}` });

test('Toasts: several are shown at once, and Undo puts a book back', async ({ page }) => {
  await openRecipe(page, 'toasts');
  await expect(toasts(page)).toBeEmpty();
  await remove(page, 'Rivers on Foot').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await remove(page, 'Bread at Dawn').click();
  await expect(toasts(page)).toContainText('Removed “Rivers on Foot”.');
  await expect(toasts(page)).toContainText('Removed “Bread at Dawn”.');
  await toasts(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(remove(page, 'Rivers on Foot')).toBeVisible();
  await expect(remove(page, 'Bread at Dawn')).toBeHidden();
  await expect(toasts(page)).toContainText('“Rivers on Foot” is on your list again.');
  await expect(toasts(page)).not.toContainText('Removed “Rivers on Foot”.');
});

test('Toasts: by keyboard, the focus moves from toast to toast, and then back', async ({
  page,
}) => {
  await openRecipe(page, 'toasts');
  await remove(page, 'Rivers on Foot').press('Enter');
  await remove(page, 'Bread at Dawn').press('Enter');
  const share = page.getByRole('button', { name: 'Share the list' });
  await share.focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Close: Removed “Rivers on Foot”.' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(1);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Space');
  await expect(share).toBeFocused();
  await expect(remove(page, 'Bread at Dawn')).toBeVisible();
});

test('Toasts: a message goes away, but not while the pointer or the focus is on it', async ({
  page,
}) => {
  await page.clock.install();
  await openRecipe(page, 'toasts');
  await remove(page, 'Rivers on Foot').click();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toContainText('again');
  // The pointer is still where the button was, on the new toast.
  await toasts(page).getByText('again').hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText('again');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('button', { name: 'Share the list' }).focus();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText('again');
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toBeEmpty();
});

test('Toasts: over a modal, a toast can be closed, and the modal stays open', async ({ page }) => {
  await openRecipe(page, 'toasts');
  await page.getByRole('button', { name: 'Share the list' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toasts(page)).toHaveText('The list is sent.');
  await toasts(page).getByRole('button').click();
  await expect(toasts(page)).toBeEmpty();
  await expect(page.getByRole('dialog', { name: 'Share the list' })).toBeVisible();
});
