import type { Locator, Page } from '@playwright/test';
import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

const control = (page: Page, name?: string) => page.getByRole('switch', name ? { name } : {});

/** How far the thumb is from the left of the switch, in pixels. */
const thumbAt = (one: Locator) =>
  one.evaluate(
    (input) =>
      (input.nextElementSibling?.getBoundingClientRect().left ?? 0) -
      input.getBoundingClientRect().left,
  );

test('Switch: a click on it or on its label turns it on or off', async ({ page }) => {
  await openPiece(page, 'switch');
  const news = control(page, 'New books');
  await expect(news).toBeChecked();
  await expect(news).toHaveAccessibleDescription('An email on the first Monday of each month.');
  await news.click();
  await expect(news).not.toBeChecked();
  await expect(page.getByText('You get no news.')).toBeVisible();
  await page.getByText('New books').click();
  await expect(news).toBeChecked();
  await expect(control(page, 'Text messages')).toBeDisabled();
  await expectFine(page);
});

test('Switch: Space turns it on or off (keyboard: space)', async ({ page }) => {
  await openPiece(page, 'switch');
  await page.keyboard.press('Tab');
  await expect(control(page, 'New books')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(control(page, 'New books')).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(control(page, 'New books')).toBeChecked();
});

test('Switch: on is at the end of the line, also from right to left', async ({ page }) => {
  await openPiece(page, 'switch');
  expect(await thumbAt(control(page, 'New books'))).toBeGreaterThan(20);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await thumbAt(control(page, 'New books'))).toBeLessThan(8);
});

test('Switch: it changes back if the server refuses, and says why', async ({ page }) => {
  await openPiece(page, 'switch', 'settings');
  const report = control(page, 'Weekly report');
  await report.click();
  await expect(report).toHaveAccessibleDescription(
    'Each Monday at 8 am. Your plan has no weekly report.',
  );
  await expect(report).not.toBeChecked();
  await expect(report).toHaveAttribute('aria-invalid', 'true');
  await expectFine(page);
});

test('Switch: a plain form gets its state, and a reset brings back the first one', async ({
  page,
}) => {
  await openPiece(page, 'switch', 'plain');
  const gift = control(page, 'Wrap it as a gift');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('As a gift.')).toBeVisible();
  await page.getByText('Wrap it as a gift').click();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Without a wrapping.')).toBeVisible();
  const off = await thumbAt(gift);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(gift).toBeChecked();
  expect(await thumbAt(gift)).toBeGreaterThan(off);
});

test('Switch: in a modal, an error moves the focus to it', async ({ page }) => {
  await openPiece(page, 'switch', 'form');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(control(page, 'Everyone may see them')).toBeFocused();
  await expect(control(page)).toHaveAccessibleDescription('Turn it on to share.');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You share your results.')).toBeVisible();
});
