import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const input = (page: Page) => page.getByRole('textbox');
const tags = (page: Page) => page.getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

/** What a paste puts into the input. */
const paste = (page: Page, text: string) =>
  input(page).evaluate((one, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    one.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('TagInput: Enter and a comma add tags, each once (keyboard: add)', async ({ page }) => {
  await openPiece(page, 'tag-input');
  await expect(input(page)).toHaveAccessibleName('Topics');
  await input(page).pressSequentially('maps,');
  await expect(tags(page)).toHaveText(['travel', 'rivers', 'maps']);
  await input(page).pressSequentially('Two words');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText(['travel', 'rivers', 'maps', 'Two words']);
  await expect(page.getByRole('status')).toHaveText('Added Two words.');
  await expect(input(page)).toHaveValue('');
  await input(page).pressSequentially('MAPS,');
  await expect(tags(page)).toHaveCount(4);
  await expect(page.getByText('You have 4.')).toBeVisible();
  await expectFine(page);
});

test('TagInput: a pasted list becomes several tags, without those that are there', async ({
  page,
}) => {
  await openPiece(page, 'tag-input');
  await input(page).focus();
  await paste(page, 'walking, rivers\nwater, Walking');
  await expect(tags(page)).toHaveText(['travel', 'rivers', 'walking', 'water']);
});

test('TagInput: Backspace in the empty input removes the last tag (keyboard: backspace)', async ({
  page,
}) => {
  await openPiece(page, 'tag-input');
  await input(page).fill('x');
  await page.keyboard.press('Backspace');
  await expect(tags(page)).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(tags(page)).toHaveText(['travel']);
  await expect(page.getByRole('status')).toHaveText('Removed rivers.');
  await expect(input(page)).toBeFocused();
});

test('TagInput: the arrow keys move from the start of the text to the tags and back (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'tag-input');
  await input(page).fill('ab');
  await page.keyboard.press('ArrowLeft');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'ab')).toHaveCount(1);
  await expect(button(page, 'rivers')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'travel')).toBeFocused();
  for (const name of ['rivers', 'ab']) {
    await page.keyboard.press('ArrowRight');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(input(page)).toBeFocused();
});

test('TagInput: from right to left, the arrow keys are swapped', async ({ page }) => {
  await openPiece(page, 'tag-input');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await input(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'rivers')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(input(page)).toBeFocused();
});

for (const key of ['Backspace', 'Delete', 'Enter', 'Space'])
  test(`TagInput: ${key} on a tag removes it, and the focus stays near (keyboard: remove)`, async ({
    page,
  }) => {
    await openPiece(page, 'tag-input');
    await input(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(key);
    await expect(tags(page)).toHaveText(['rivers']);
    await expect(button(page, 'rivers')).toBeFocused();
    await page.keyboard.press(key);
    await expect(tags(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });

test('TagInput: a click removes a tag, and a click next to the tags is meant for the input', async ({
  page,
}) => {
  await openPiece(page, 'tag-input');
  await button(page, 'travel').click();
  await expect(tags(page)).toHaveText(['rivers']);
  await page.locator('div.input').click({ position: { x: 3, y: 3 } });
  await expect(input(page)).toBeFocused();
});

test('TagInput: Tab adds what is typed and moves on (keyboard: tab)', async ({ page }) => {
  await openPiece(page, 'tag-input');
  await input(page).fill('maps');
  await page.keyboard.press('Tab');
  await expect(tags(page)).toHaveText(['travel', 'rivers', 'maps']);
  await expect(input(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(input(page)).toBeFocused();
});

test('TagInput: a plain form gets each tag and what is still typed, requires one, and can be reset', async ({
  page,
}) => {
  await openPiece(page, 'tag-input', 'plain');
  await input(page).fill('Alan');
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await expect(page.getByText('Invited: Ada, Grace, Alan.')).toBeVisible();
  await input(page).fill('Barbara');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Invited: Ada, Grace, Alan, Barbara.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(tags(page)).toHaveText(['Ada', 'Grace']);
  await input(page).focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(tags(page)).toHaveCount(0);
  expect(await input(page).evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(
    true,
  );
});

test('TagInput: in a modal, an error moves the focus to it, and Save takes what is still typed', async ({
  page,
}) => {
  await openPiece(page, 'tag-input', 'form');
  await page.getByRole('button', { name: 'Add topics' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAccessibleDescription('Add a topic.');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expectFine(page);
  await input(page).fill('maps,');
  await input(page).fill('water');
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await expect(page.getByText('Topics: maps, water.')).toBeVisible();
});
