// German names: cspell:ignore Dezember Kalender
import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const part = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const opener = (page: Page) => page.getByRole('button', { name: /^Calendar/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: /^Calendar/ });
const day = (page: Page, date: string) => calendar(page).getByRole('button', { name: date });

test('DatePicker: a click in the calendar selects a day, and the open calendar is clean for axe', async ({
  page,
}) => {
  await openPiece(page, 'date-picker');
  await expect(page.getByRole('group')).toHaveAccessibleName('Day of your visit');
  await opener(page).click();
  await expect(day(page, 'June 14, 2025')).toBeFocused();
  await expectFine(page);
  await day(page, 'June 18, 2025').click();
  await expect(calendar(page)).toBeHidden();
  await expect(page.getByText('The ticket is for 2025-06-18.')).toBeVisible();
  await expect(part(page, 'day')).toHaveText('18');
});

test('DatePicker: digits set the parts one after the other (keyboard: digits)', async ({
  page,
}) => {
  await openPiece(page, 'date-picker');
  await part(page, 'month').focus();
  await page.keyboard.type('07052025');
  await expect(page.getByText('The ticket is for 2025-07-05.')).toBeVisible();
});

test('DatePicker: a year of two digits is one of this century', async ({ page }) => {
  await openPiece(page, 'date-picker');
  await part(page, 'month').focus();
  await page.keyboard.type('070526');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('The ticket is for 2026-07-05.')).toBeVisible();
});

test('DatePicker: the arrow keys change a part by one (keyboard: arrows)', async ({ page }) => {
  await openPiece(page, 'date-picker');
  await part(page, 'day').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('The ticket is for 2025-06-15.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('The ticket is for 2025-06-13.')).toBeVisible();
});

test('DatePicker: the arrow keys move from part to part (keyboard: parts)', async ({ page }) => {
  await openPiece(page, 'date-picker');
  await part(page, 'month').focus();
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 'day')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(part(page, 'month')).toBeFocused();
});

test('DatePicker: Backspace deletes, and whoever leaves a part empty sets no date (keyboard: backspace)', async ({
  page,
}) => {
  await openPiece(page, 'date-picker');
  await part(page, 'day').focus();
  await page.keyboard.press('Backspace');
  await expect(part(page, 'day')).toHaveText('1');
  await page.keyboard.press('Backspace');
  await expect(part(page, 'day')).toHaveText('dd');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('We are closed on Mondays.')).toBeVisible();
  await expect(part(page, 'year')).toHaveText('yyyy');
});

test('DatePicker: it says in words that a typed date is past a limit or taken', async ({
  page,
}) => {
  await openPiece(page, 'date-picker');
  await part(page, 'month').focus();
  await page.keyboard.type('05142025');
  await expect(page.getByText('Value must be 6/10/2025 or later.')).toBeVisible();
  await expect(part(page, 'day')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group')).toHaveAccessibleDescription(/6\/10\/2025 or later/);
  await expectFine(page);
  await part(page, 'month').focus();
  await page.keyboard.type('06162025');
  await expect(page.getByText('Selected date unavailable.')).toBeVisible();
});

test('DatePicker: Alt and Arrow Down opens the calendar, and Escape gives the focus back (keyboard: open)', async ({
  page,
}) => {
  await openPiece(page, 'date-picker');
  await part(page, 'day').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(day(page, 'June 14, 2025')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(part(page, 'day')).toBeFocused();
});

test('DatePicker: in a modal, it is required, gets the focus on an error, and Escape closes only the calendar (keyboard: escape)', async ({
  page,
}) => {
  await openPiece(page, 'date-picker', 'form');
  const modal = page.getByRole('dialog', { name: 'Set a deadline' });
  await page.getByRole('button', { name: 'Set a deadline' }).click();
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(part(page, 'month')).toBeFocused();
  await expect(part(page, 'month')).toHaveAttribute('aria-invalid', 'true');
  await expect(part(page, 'month')).toHaveAttribute('aria-required', 'true');
  await expect(modal.getByRole('group')).toHaveAccessibleDescription('Set a date.');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(day(page, 'June 1, 2025')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(modal).toBeVisible();
  await opener(page).click();
  await day(page, 'June 5, 2025').click();
  await expect(part(page, 'month')).toHaveAttribute('aria-valuetext', /6/);
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The task is due on 2025-06-05.')).toBeVisible();
});

test('DatePicker: Enter in a part submits the form, as in other inputs (keyboard: submit)', async ({
  page,
}) => {
  await openPiece(page, 'date-picker', 'form');
  await page.getByRole('button', { name: 'Set a deadline' }).click();
  await part(page, 'month').focus();
  await page.keyboard.type('06052025');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The task is due on 2025-06-05.')).toBeVisible();
});

test('DatePicker: parts and names are those of the locale, and a form gets the same text', async ({
  page,
}) => {
  await openPiece(page, 'date-picker', 'locale');
  await part(page, 'Tag').focus();
  await page.keyboard.type('24122025');
  await expect(page.locator('input[name=departure]').first()).toHaveValue('2025-12-24');
  await page.getByRole('button', { name: /^Kalender/ }).click();
  await expect(page.getByRole('grid')).toHaveAccessibleName(/Dezember 2025/);
  await expectFine(page);
});

test('DatePicker: from right to left, the button is at the left and the date still reads from its first part', async ({
  page,
}) => {
  await openPiece(page, 'date-picker');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const left = async (name: string) => (await part(page, name).boundingBox())?.x ?? 0;
  expect((await opener(page).boundingBox())?.x).toBeLessThan(await left('month'));
  expect(await left('month')).toBeLessThan(await left('year'));
});
