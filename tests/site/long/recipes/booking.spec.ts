import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { expectFine, openRecipe } from '../../copied.ts';
import { LOOKS } from '../../guide.ts';
import { test } from '../../tab.ts';

const trip = (page: Page) => page.getByRole('combobox', { name: 'Trip' });
const date = (page: Page) => page.getByRole('group', { name: 'Date' });
const guests = (page: Page) => page.getByLabel('Guests');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Booked' });

async function type(page: Page, text: string) {
  for (const key of text) await page.keyboard.press(key);
}

test('Booking form: what is missing is said at its field, and the first one gets the focus', async ({
  page,
}) => {
  await openRecipe(page, 'booking');
  await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(trip(page)).toBeFocused();
  await expect(trip(page)).toHaveAccessibleDescription('Select a trip.');
  await expect(date(page)).toHaveAccessibleDescription(/closed on Mondays\. Enter a date\./);
  await expect(guests(page)).toHaveAccessibleDescription(/Name at least one guest\./);
  await expectFine(page, LOOKS);
});

test('Booking form: it is filled in by keyboard, and what the server refuses is mended', async ({
  page,
}) => {
  await openRecipe(page, 'booking');
  await trip(page).focus();
  await page.keyboard.type('her');
  await expect(page.getByRole('option', { name: 'Heron Island' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(trip(page)).toHaveValue('Heron Island');
  await page.keyboard.press('Tab');
  await type(page, '06142025');
  await guests(page).focus();
  await page.keyboard.type('Mira');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tom');
  await page.getByLabel('Life vests for children').fill('2');
  await page.getByRole('radio', { name: 'On board' }).press('Space');
  await page.getByRole('switch', { name: 'Bring lunch' }).press('Space');
  await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(date(page).getByRole('spinbutton').first()).toBeFocused();
  await expect(date(page)).toHaveAccessibleDescription(/That day is fully booked/);
  await type(page, '06152025');
  await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(status(page)).toHaveText('Booked: Heron Island, 2025-06-15.');
  await expect(trip(page)).toHaveValue('');
  await expect(page.getByText('Mira')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Bring lunch' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
});

test('Booking form: a file that is too large is said at its field, and clearing asks first', async ({
  page,
}) => {
  await openRecipe(page, 'booking');
  const files = page.getByLabel('Swimming certificates');
  const buffer = Buffer.alloc(6_000_000);
  await files.setInputFiles({ name: 'mira.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/mira\.png/).first()).toContainText('too large');
  await files.setInputFiles({
    name: 'tom.png',
    mimeType: 'image/png',
    buffer: buffer.subarray(0, 9),
  });
  await page.getByLabel('Phone').fill('555 0100');
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await clear.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Clear the form?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100');
  await clear.press('Enter');
  await question.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await clear.press('Enter');
  await expect(question).toBeHidden();
});
