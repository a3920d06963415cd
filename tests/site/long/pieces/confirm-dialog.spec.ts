import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const dialog = (page: Page, name?: string) => page.getByRole('alertdialog', name ? { name } : {});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Confirm dialog: it asks, starts on the safe button, and is clean for axe', async ({
  page,
}) => {
  await openPiece(page, 'confirm-dialog');
  await button(page, 'Delete Three Winter Songs').click();
  const question = dialog(page, 'Delete “Three Winter Songs”?');
  await expect(question).toHaveAccessibleDescription(/all copies of the choir/);
  await expect(button(page, 'Keep it')).toBeFocused();
  await expectFine(page);
});

test('Confirm dialog: Enter on the safe button and Escape change nothing, and the focus returns (keyboard: enter) (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'confirm-dialog');
  const open = button(page, 'Delete Three Winter Songs');
  for (const key of ['Enter', 'Escape']) {
    await open.press('Enter');
    await expect(button(page, 'Keep it')).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeHidden();
    await expect(open).toBeFocused();
  }
});

test('Confirm dialog: Tab moves between the two buttons only (keyboard: tab)', async ({ page }) => {
  await openPiece(page, 'confirm-dialog');
  await button(page, 'Delete Three Winter Songs').press('Enter');
  const agree = button(page, 'Delete');
  await page.keyboard.press('Tab');
  await expect(agree).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Keep it')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(agree).toBeFocused();
});

test('Confirm dialog: after an agreement that removes what had the focus, the focus is near it', async ({
  page,
}) => {
  await openPiece(page, 'confirm-dialog');
  await button(page, 'Delete Evening on the Lake').click();
  await button(page, 'Delete').click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Delete Evening on the Lake')).toBeHidden();
  await expect(button(page, 'Delete Three Winter Songs')).toBeFocused();
});

test('Confirm dialog: while it is pending it stays open, it shows an error, and a second attempt works', async ({
  page,
}) => {
  await openPiece(page, 'confirm-dialog', 'pending');
  await button(page, 'Publish').click();
  await expect(button(page, 'Cancel')).toBeFocused();
  const agree = dialog(page).getByRole('button', { name: 'Publish' });
  await agree.click();
  await expect(agree).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText('The server is busy. Try again.');
  await expect(agree).toBeFocused();
  await agree.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('The program is published.');
  await expect(button(page, 'Publish')).toBeFocused();
});

test('Confirm dialog: over a modal, Escape closes only the question, and the answer decides about the modal', async ({
  page,
}) => {
  await openPiece(page, 'confirm-dialog', 'modal');
  await button(page, 'Write a note').click();
  await page.getByLabel('Text').fill('Bring the blue folder.');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Discard the note?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Text')).toHaveValue('Bring the blue folder.');
  await expect(page.getByLabel('Text')).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Write a note')).toBeFocused();
});
