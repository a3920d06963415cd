import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const part = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const opener = (page: Page) => page.getByRole('button', { name: /^Calendar/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: /^Calendar/ });
const day = (page: Page, date: string) => calendar(page).getByRole('button', { name: date });
const stay = (page: Page, start: string, end: string) =>
  page.getByText(`The house is yours from ${start} to ${end}.`);

test('DateRangePicker: two clicks select a range, in any order, and the open calendar is clean for axe', async ({
  page,
}) => {
  await openPiece(page, 'date-range-picker');
  await expect(page.getByRole('group')).toHaveAccessibleName('Arrival and departure');
  await opener(page).click();
  await expect(day(page, 'June 10, 2025')).toBeFocused();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(8);
  await expectFine(page);
  await day(page, 'June 6, 2025').click();
  await day(page, 'June 4, 2025').click();
  await expect(calendar(page)).toBeHidden();
  await expect(stay(page, '2025-06-04', '2025-06-06')).toBeVisible();
});

test('DateRangePicker: no range contains a day that is taken', async ({ page }) => {
  await openPiece(page, 'date-range-picker');
  await opener(page).click();
  await day(page, 'June 16, 2025').click();
  await expect(day(page, 'June 24, 2025')).toHaveAttribute('aria-disabled', 'true');
  await day(page, 'June 18, 2025').click();
  await expect(stay(page, '2025-06-16', '2025-06-18')).toBeVisible();
});

test('DateRangePicker: digits set the first day and then the last one (keyboard: digits)', async ({
  page,
}) => {
  await openPiece(page, 'date-range-picker');
  await part(page, 'month, Start Date').focus();
  await page.keyboard.type('0703202507092025');
  await expect(stay(page, '2025-07-03', '2025-07-09')).toBeVisible();
});

test('DateRangePicker: the arrow keys change a part by one (keyboard: arrows)', async ({
  page,
}) => {
  await openPiece(page, 'date-range-picker');
  await part(page, 'day, End Date').focus();
  await page.keyboard.press('ArrowDown');
  await expect(stay(page, '2025-06-10', '2025-06-16')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(stay(page, '2025-06-10', '2025-06-18')).toBeVisible();
});

test('DateRangePicker: a date with an empty part sets no range', async ({ page }) => {
  await openPiece(page, 'date-range-picker');
  await part(page, 'year, End Date').focus();
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press('Backspace');
  await expect(part(page, 'year, End Date')).toHaveText('yyyy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Set both days.')).toBeVisible();
  await expect(part(page, 'day, Start Date')).toHaveText('dd');
});

test('DateRangePicker: it says in words that the end is before the start', async ({ page }) => {
  await openPiece(page, 'date-range-picker');
  await part(page, 'month, Start Date').focus();
  await page.keyboard.type('0610202506032025');
  await expect(page.getByText('Start date must be before end date.')).toBeVisible();
  await expect(page.getByRole('group')).toHaveAccessibleDescription(/must be before/);
});

test('DateRangePicker: Enter in the calendar sets the first and then the last day (keyboard: open) (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'date-range-picker');
  await part(page, 'day, Start Date').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(day(page, 'June 10, 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day(page, 'June 12, 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(stay(page, '2025-06-11', '2025-06-13')).toBeVisible();
});

test('DateRangePicker: in a modal, it is required, gets the focus on an error, Escape closes only the calendar, and Enter in a part submits (keyboard: escape) (keyboard: submit)', async ({
  page,
}) => {
  await openPiece(page, 'date-range-picker', 'form');
  const modal = page.getByRole('dialog', { name: 'Take days off' });
  await page.getByRole('button', { name: 'Take days off' }).click();
  await modal.getByRole('button', { name: 'Send' }).click();
  await expect(part(page, 'month, Start Date')).toBeFocused();
  await expect(part(page, 'month, Start Date')).toHaveAttribute('aria-invalid', 'true');
  await expect(modal.getByRole('group')).toHaveAccessibleDescription(
    'Set the first and the last day.',
  );
  await opener(page).click();
  await day(page, 'June 5, 2025').click();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(modal).toBeVisible();
  await opener(page).click();
  await day(page, 'June 5, 2025').click();
  await day(page, 'June 9, 2025').click();
  await expect(page.locator('input[name="days.end"]')).toHaveValue('2025-06-09');
  await part(page, 'year, End Date').press('Enter');
  await expect(page.getByText('You are away from 2025-06-05 to 2025-06-09.')).toBeVisible();
  await page.getByRole('button', { name: 'Take days off' }).click();
  await expect(part(page, 'day, End Date')).toHaveText('dd');
});

test('DateRangePicker: from right to left, the first day is at the right', async ({ page }) => {
  await openPiece(page, 'date-range-picker');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const left = async (name: string) => (await part(page, name).boundingBox())?.x ?? 0;
  expect(await left('day, Start Date')).toBeGreaterThan(await left('day, End Date'));
});
