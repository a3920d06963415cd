import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Topics' });
const tags = (page: Page) => page.getByRole('listitem');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Pastes a text into the focused input, as the keys for it do. */
const paste = (page: Page, text: string) =>
  input(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, data);
  }, text);

test('Tag input: Enter and a comma add tags, Backspace removes the last, and the form sends them', async ({
  page,
}) => {
  await openRecipe(page, 'tag-input');
  await input(page).pressSequentially('maps,walking');
  await expect(status(page, 'Added maps.')).toBeVisible();
  await input(page).press('Enter');
  await expect(tags(page)).toHaveText(['travel', 'rivers', 'maps', 'walking']);
  await expect(status(page, 'Added walking.')).toBeVisible();
  await input(page).press('Backspace');
  await expect(status(page, 'Removed walking.')).toBeVisible();
  await expect(tags(page)).toHaveCount(3);
  await input(page).press('Enter');
  await expect(status(page, 'Saved. Topics: 3.')).toBeVisible();
});

test('Tag input: Enter that ends a composition, as Safari sends it, adds no tag', async ({
  page,
}) => {
  await openRecipe(page, 'tag-input');
  await input(page).fill('kana');
  await input(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await input(page).press('End');
  await expect(input(page)).toHaveValue('kana');
  await expect(tags(page)).toHaveCount(2);
});

test('Tag input: a list that is pasted becomes several tags', async ({ page }) => {
  await openRecipe(page, 'tag-input');
  await input(page).focus();
  await paste(page, 'walking, maps, , Rivers');
  await expect(tags(page)).toHaveText(['travel', 'rivers', 'walking', 'maps']);
  await paste(page, 'boats\nlocks');
  await expect(status(page, 'Added boats, locks.')).toBeVisible();
  await expect(tags(page)).toHaveCount(6);
});

test('Tag input: a tag that is there, or nothing, is not added', async ({ page }) => {
  await openRecipe(page, 'tag-input');
  await input(page).fill('Travel');
  await input(page).press('Enter');
  await expect(status(page, 'Already there: Travel.')).toBeVisible();
  await expect(input(page)).toHaveValue('');
  await input(page).pressSequentially(' ,');
  await expect(input(page)).toHaveValue('');
  await expect(tags(page)).toHaveText(['travel', 'rivers']);
});

test('Tag input: by keyboard, the buttons remove tags, and the focus moves on', async ({
  page,
}) => {
  await openRecipe(page, 'tag-input');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove travel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove rivers' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(input(page)).toBeFocused();
  await expect(tags(page)).toHaveCount(0);
  await expect(status(page, 'Removed rivers.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Saved. Topics: 0.')).toBeVisible();
});
