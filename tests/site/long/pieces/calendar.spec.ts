// German names: cspell:ignore Dezember Jahr Monat Montag März
import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const day = (page: Page, date: string) => page.getByRole('button', { name: date });
const said = (page: Page, date: string) => page.getByText(`The ferry leaves on ${date}.`);

/** Focuses the selected day, which is the one that Tab reaches. */
async function focusDay(page: Page) {
  await day(page, 'June 14, 2025').focus();
  await expect(day(page, 'June 14, 2025')).toBeFocused();
}

test('Calendar: a click selects a day, but none that is taken or past the limits', async ({
  page,
}) => {
  await openPiece(page, 'calendar');
  await expect(page.getByRole('grid')).toHaveAccessibleName('Day of the trip, June 2025');
  await day(page, 'Thursday, June 12, 2025').click();
  await expect(said(page, '2025-06-12')).toBeVisible();
  await expect(day(page, 'June 12, 2025')).toHaveAccessibleName(/selected/);
  await day(page, 'Sunday, June 15, 2025').click({ force: true });
  await expect(said(page, '2025-06-12')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(day(page, 'May 16, 2025')).toHaveAttribute('aria-disabled', 'true');
  await expectFine(page);
});

test('Calendar: the arrow keys move by a day and by a week, also from right to left (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'calendar');
  await focusDay(page);
  await page.keyboard.press('ArrowRight');
  await expect(day(page, 'June 15, 2025')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(day(page, 'June 22, 2025')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(day(page, 'June 14, 2025')).toBeFocused();
  await openPiece(page, 'calendar', 'locale');
  await page.getByRole('button', { name: 'ar-EG' }).click();
  const selected = page.locator('[role=gridcell][aria-selected] [role=button]');
  await expect(selected).toHaveText('١٢');
  await selected.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[role=gridcell] :focus')).toHaveText('١٣');
});

test('Calendar: Page Up and Page Down move by a month, with Shift by a year (keyboard: pages)', async ({
  page,
}) => {
  await openPiece(page, 'calendar', 'locale');
  await page.getByRole('button', { name: 'en-US' }).click();
  await day(page, 'March 12, 2025').focus();
  await page.keyboard.press('PageDown');
  await expect(day(page, 'April 12, 2025')).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(day(page, 'February 12, 2025')).toBeFocused();
  await page.keyboard.press('Shift+PageDown');
  await expect(day(page, 'February 12, 2026')).toBeFocused();
});

test('Calendar: Home and End move to the ends of the month (keyboard: ends)', async ({ page }) => {
  await openPiece(page, 'calendar');
  await focusDay(page);
  await page.keyboard.press('Home');
  await expect(day(page, 'Sunday, June 1, 2025')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day(page, 'June 30, 2025')).toBeFocused();
});

test('Calendar: Enter and Space select a day, unless it is taken (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'calendar');
  await focusDay(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(said(page, '2025-06-16')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(said(page, '2025-06-17')).toBeVisible();
});

test('Calendar: the header selects a month and a year', async ({ page }) => {
  await openPiece(page, 'calendar', 'locale');
  await page.getByRole('combobox', { name: 'Monat' }).selectOption('Dezember');
  await page.getByRole('combobox', { name: 'Jahr' }).selectOption('2030');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/Dezember 2030/);
});

test('Calendar: a form around it neither resets its header nor gets its values', async ({
  page,
}) => {
  await openPiece(page, 'calendar');
  const month = page.getByRole('combobox', { name: 'month' });
  const inForm = month.evaluate((one: HTMLSelectElement) => {
    const form = document.createElement('form');
    document.body.append(form);
    form.append(one.closest('[role=application]') ?? one);
    form.reset();
    return [one.form, one.value];
  });
  expect(await inForm).toEqual([null, '6']);
});

test('Calendar: in a modal, an error moves the focus to it, and the form gets the date', async ({
  page,
}) => {
  await openPiece(page, 'calendar', 'form');
  await page.getByRole('button', { name: 'See the flat' }).click();
  const modal = page.getByRole('dialog', { name: 'See the flat' });
  await modal.getByRole('button', { name: 'Book' }).click();
  await expect(day(page, 'June 1, 2025')).toBeFocused();
  await expect(modal.getByRole('application')).toHaveAccessibleDescription('Select a day.');
  await expectFine(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('We show you the flat on 2025-06-02.')).toBeVisible();
});

test('Calendar: the locale decides the first day of the week, the names and the calendar system', async ({
  page,
}) => {
  await openPiece(page, 'calendar', 'locale');
  const firstDay = page.locator('tbody tr').nth(1).getByRole('button').first();
  await expect(firstDay).toHaveAccessibleName('Montag, 3. März 2025');
  await page.getByRole('button', { name: 'en-US' }).click();
  await expect(firstDay).toHaveAccessibleName('Sunday, March 2, 2025');
  await page.getByRole('button', { name: 'ar-EG' }).click();
  await expect(firstDay).toHaveText('٨');
  await page.getByRole('button', { name: 'th-TH' }).click();
  await expect(page.getByRole('grid')).toHaveAccessibleName(/2568/);
  // Bulma’s hover colors have less contrast.
  await page.mouse.move(0, 0);
  await expectFine(page);
});
