import type { Page } from '@playwright/test';
import { boxOf, expectFine, openPiece } from '../../copied.ts';
import { expect, test } from '../../fixtures.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Tooltip: the focus shows it and screen readers read it, and the next focus shows the next (keyboard: tab)', async ({
  page,
}) => {
  await openPiece(page, 'tooltip');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Undo (Ctrl + Z)');
  await expect(button(page, 'Undo')).toHaveAccessibleDescription('Undo (Ctrl + Z)');
  await expectFine(page);
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Search (Ctrl + F)');
});

test('Tooltip: the pointer shows it, can move onto it, and hides it by leaving', async ({
  page,
}) => {
  await openPiece(page, 'tooltip');
  // A pointer comes from somewhere.
  await page.mouse.move(0, 700);
  await button(page, 'Search').hover();
  await expect(tooltip(page)).toHaveText('Search (Ctrl + F)');
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(0, 700);
  await expect(tooltip(page)).toBeHidden();
});

test('Tooltip: Escape hides it, and in a modal only it (keyboard: escape)', async ({ page }) => {
  await openPiece(page, 'tooltip', 'modal');
  await button(page, 'Show the ticket').press('Enter');
  const control = button(page, 'Return it');
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(tooltip(page)).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(control).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const [locale, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
])
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test(`Tooltip: placed at the end, it is where lines of text end, ${dir}`, async ({ page }) => {
      await openPiece(page, 'tooltip', 'modal');
      await page.evaluate((dir) => (document.documentElement.dir = dir), dir!);
      await button(page, 'Show the ticket').press('Enter');
      await page.keyboard.press('Tab');
      await expect(tooltip(page)).toBeVisible();
      const [control, words] = [await boxOf(button(page, 'Return it')), await boxOf(tooltip(page))];
      if (dir === 'ltr') expect(words.x).toBeGreaterThan(control.x + control.width);
      else expect(words.x + words.width).toBeLessThan(control.x);
    });
  });
