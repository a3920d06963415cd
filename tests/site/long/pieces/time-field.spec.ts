import type { Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const part = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const said = (page: Page, time: string) => page.getByText(`We expect you at ${time}.`);

test('TimeField: digits and letters set the parts one after the other (keyboard: digits)', async ({
  page,
}) => {
  await openPiece(page, 'time-field');
  await expect(page.getByRole('group')).toHaveAccessibleName('Table for two at');
  await part(page, 'hour').click();
  await page.keyboard.type('1145a');
  await expect(said(page, '11:45')).toBeVisible();
  await page.keyboard.type('p');
  await expect(page.getByText('Value must be 9:30 PM or earlier.')).toBeVisible();
  await expect(said(page, '23:45')).toBeVisible();
  await expect(part(page, 'hour')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group')).toHaveAccessibleDescription(/9:30 PM or earlier/);
  await expectFine(page);
});

test('TimeField: the arrow keys change a part by one (keyboard: arrows)', async ({ page }) => {
  await openPiece(page, 'time-field');
  await part(page, 'minute').focus();
  await page.keyboard.press('ArrowUp');
  await expect(said(page, '14:31')).toBeVisible();
  await part(page, 'hour').focus();
  await page.keyboard.press('ArrowDown');
  await expect(said(page, '13:31')).toBeVisible();
});

test('TimeField: the arrow keys move from part to part (keyboard: parts)', async ({ page }) => {
  await openPiece(page, 'time-field');
  await part(page, 'hour').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 'AM/PM')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(part(page, 'minute')).toBeFocused();
});

test('TimeField: Backspace deletes, and whoever leaves a part empty sets no time (keyboard: backspace)', async ({
  page,
}) => {
  await openPiece(page, 'time-field');
  await part(page, 'minute').focus();
  await page.keyboard.press('Backspace');
  await expect(part(page, 'minute')).toHaveText('03');
  await page.keyboard.press('Backspace');
  await expect(part(page, 'minute')).toHaveText('––');
  await page.keyboard.press('Shift+Tab');
  await expect(part(page, 'hour')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('The kitchen is open')).toBeVisible();
  await expect(part(page, 'hour')).toHaveText('––');
});

test('TimeField: the locale decides about 12 or 24 hours', async ({ page }) => {
  await openPiece(page, 'time-field', 'locale');
  const text = async (index: number) =>
    (await page.getByRole('group').nth(index).innerText()).replace(/[^\d:.APM]/g, '');
  expect(await text(0)).toBe('9:05PM');
  expect(await text(1)).toBe('21:05');
  expect(await text(2)).toBe('21.05');
});

test('TimeField: in a modal, a form gets the time without seconds, also by Enter, and can be reset (keyboard: submit)', async ({
  page,
}) => {
  await openPiece(page, 'time-field', 'form');
  const modal = page.getByRole('dialog', { name: 'Set an alarm' });
  const save = modal.getByRole('button', { name: 'Save' });
  await page.getByRole('button', { name: 'Set an alarm' }).click();
  await part(page, 'hour').focus();
  await page.keyboard.type('0815p');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The alarm rings at 20:15.')).toBeVisible();
  await page.getByRole('button', { name: 'Set an alarm' }).click();
  await part(page, 'hour').focus();
  await page.keyboard.type('09');
  await modal.getByRole('button', { name: 'Reset' }).click();
  await expect(part(page, 'hour')).toHaveAttribute('aria-valuetext', /7/);
  await save.click();
  await expect(page.getByText('The alarm rings at 07:00.')).toBeVisible();
  await page.getByRole('button', { name: 'Set an alarm' }).click();
  await part(page, 'hour').focus();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('TimeField: from right to left, the time begins at the right and reads from its first part', async ({
  page,
}) => {
  await openPiece(page, 'time-field');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const box = async (name: string) => (await part(page, name).boundingBox())?.x ?? 0;
  expect(await box('hour')).toBeLessThan(await box('minute'));
  expect(await box('hour')).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
});
