import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const list = (page: Page) => page.getByRole('listbox');

test('RichSelect: a click selects an option, whose list fits and is clean for axe while it is open', async ({
  page,
}) => {
  await openPiece(page, 'rich-select');
  await expect(button(page, 'Country')).toHaveAccessibleDescription(
    'Type the first letters of its name.',
  );
  await button(page, 'Country').click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expectFine(page);
  await option(page, 'Ireland').click();
  await expect(list(page)).toBeHidden();
  await expect(button(page, 'Ireland Country')).toBeFocused();
  await expect(page.getByText('Numbers begin with +353.')).toBeVisible();
});

for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp'])
  test(`RichSelect: ${key} opens the list (keyboard: open)`, async ({ page }) => {
    await openPiece(page, 'rich-select');
    await button(page, 'Country').focus();
    await page.keyboard.press(key);
    await expect(list(page)).toBeVisible();
  });

test('RichSelect: the arrow keys, Home and End move through the list (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'rich-select');
  await button(page, 'Country').focus();
  await page.keyboard.press('ArrowDown');
  for (const [key, name] of [
    ['Home', 'Belgium'],
    ['ArrowDown', 'France'],
    ['ArrowUp', 'Belgium'],
    ['End', 'Italy'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(page, name)).toBeFocused();
  }
});

test('RichSelect: letters select while the list is closed, and move while it is open (keyboard: letters)', async ({
  page,
}) => {
  await openPiece(page, 'rich-select');
  await button(page, 'Country').focus();
  await page.keyboard.type('fr');
  await expect(button(page, 'France')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option(page, 'France')).toBeFocused();
  await page.keyboard.type('it');
  await expect(option(page, 'Italy')).toBeFocused();
});

for (const key of ['Enter', 'Space'])
  test(`RichSelect: ${key} selects the option (keyboard: select)`, async ({ page }) => {
    await openPiece(page, 'rich-select');
    await button(page, 'Country').focus();
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press(key);
    await expect(list(page)).toBeHidden();
    await expect(button(page, 'Italy Country')).toBeFocused();
  });

test.describe('In Arabic', () => {
  test.use({ locale: 'ar' });

  test('RichSelect: the flags are at the right, and the caret at the left', async ({ page }) => {
    await openPiece(page, 'rich-select');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await button(page, 'Country').click();
    await option(page, 'France').click();
    await button(page, 'Country').click();
    for (const place of [button(page, 'Country'), option(page, 'France')]) {
      const box = await place.boundingBox();
      const flag = await place.locator('svg').first().boundingBox();
      expect(flag?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
    }
  });
});

test('RichSelect: a plain form gets the id of the selected option, and a reset brings back the first one', async ({
  page,
}) => {
  await openPiece(page, 'rich-select', 'plain');
  await button(page, 'Free Plan').click();
  await expect(option(page, 'Firm')).toBeDisabled();
  await option(page, 'Team').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Your plan: team.')).toBeVisible();
  await button(page, 'Reset').click();
  await expect(button(page, 'Free Plan')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Your plan: free.')).toBeVisible();
});

test('RichSelect: in a modal, an error moves the focus to it, and Escape closes only its list (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'rich-select', 'form');
  await button(page, 'Invite').click();
  await button(page, 'Send').click();
  const select = button(page, 'Select… As');
  await expect(select).toBeFocused();
  await expect(select).toHaveAccessibleDescription('Select what they may do.');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Invite someone' })).toBeVisible();
  await expect(select).toBeFocused();
  await page.keyboard.press('Enter');
  await option(page, 'Writer').click();
  await button(page, 'Send').click();
  await expect(page.getByText('Invited as a Writer.')).toBeVisible();
});
