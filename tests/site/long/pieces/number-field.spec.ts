import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('NumberField: its buttons take a step until a limit', async ({ page }) => {
  await openPiece(page, 'number-field');
  await expect(input(page, 'Seats')).toHaveAccessibleDescription('That is $24.');
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(input(page, 'Seats')).toHaveValue('3');
  await expect(page.getByText('That is $36.')).toBeVisible();
  await page.getByRole('button', { name: 'Decrease' }).click();
  await page.getByRole('button', { name: 'Decrease' }).click();
  await expect(page.getByRole('button', { name: 'Decrease' })).toBeDisabled();
  await expect(page.getByText('That is $12.')).toBeVisible();
  await expectFine(page);
});

test('NumberField: what is typed becomes a number between the limits, and no number if it is empty', async ({
  page,
}) => {
  await openPiece(page, 'number-field');
  await input(page, 'Seats').fill('50');
  await input(page, 'Seats').blur();
  await expect(input(page, 'Seats')).toHaveValue('8');
  await expect(page.getByText('That is $96.')).toBeVisible();
  await input(page, 'Seats').press('End');
  await input(page, 'Seats').pressSequentially('x');
  await expect(input(page, 'Seats')).toHaveValue('8');
  await input(page, 'Seats').fill('');
  await input(page, 'Seats').blur();
  await expect(page.getByText('A seat is $12.')).toBeVisible();
});

test('NumberField: the arrow keys add and subtract a step (keyboard: arrows)', async ({ page }) => {
  await openPiece(page, 'number-field', 'format');
  await input(page, 'Price').press('ArrowUp');
  await expect(input(page, 'Price')).toHaveValue('$1,235.00');
  await input(page, 'Price').press('ArrowDown');
  await input(page, 'Price').press('ArrowDown');
  await expect(input(page, 'Price')).toHaveValue('$1,234.00');
  await input(page, 'Discount').press('ArrowUp');
  await expect(input(page, 'Discount')).toHaveValue('20%');
});

test('NumberField: Home and End set the limits (keyboard: ends)', async ({ page }) => {
  await openPiece(page, 'number-field');
  await input(page, 'Seats').press('End');
  await expect(page.getByText('That is $96.')).toBeVisible();
  await input(page, 'Seats').press('Home');
  await expect(page.getByText('That is $12.')).toBeVisible();
});

test('NumberField: it reads and shows a number as the locale does', async ({ page }) => {
  await openPiece(page, 'number-field', 'format');
  await input(page, 'Price in German').fill('2.000,5');
  await input(page, 'Price in German').blur();
  await expect(input(page, 'Price in German')).toHaveValue(/^2\.000,50\s€$/);
  await input(page, 'Distance').fill('7 kilometers');
  await input(page, 'Distance').press('ArrowDown');
  await expect(input(page, 'Distance')).toHaveValue('6 kilometers');
});

test('NumberField: in a modal, it is required, gets the focus on an error, and submits a number (keyboard: enter)', async ({
  page,
}) => {
  await openPiece(page, 'number-field', 'form');
  const modal = page.getByRole('dialog', { name: 'Donate' });
  await page.getByRole('button', { name: 'Donate' }).click();
  await modal.getByRole('button', { name: 'Send' }).click();
  await expect(input(page, 'Amount')).toBeFocused();
  await expect(input(page, 'Amount')).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page, 'Amount')).toHaveAccessibleDescription('Enter an amount.');
  await input(page, 'Amount').fill('23');
  await page.keyboard.press('Tab');
  await expect(input(page, 'Amount')).toHaveValue('$25.00');
  await expect(page.locator('input[name=amount]')).toHaveValue('25');
  await input(page, 'Amount').fill('40');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for 40 dollars.')).toBeVisible();
  await page.getByRole('button', { name: 'Donate' }).click();
  await expect(input(page, 'Amount')).toHaveValue('');
  await input(page, 'Amount').press('Escape');
  await expect(modal).toBeHidden();
});

test('NumberField: from right to left, the button for more is at the left, and the unit stays after the number', async ({
  page,
}) => {
  await openPiece(page, 'number-field', 'format');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const more = page.getByRole('button', { name: 'Increase' }).first();
  const less = page.getByRole('button', { name: 'Decrease' }).first();
  expect((await more.boundingBox())?.x).toBeLessThan((await less.boundingBox())?.x ?? 0);
  expect(await input(page, 'Distance').evaluate((one) => one.matches(':dir(ltr)'))).toBe(true);
});
