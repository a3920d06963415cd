import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const input = (page: Page) => page.getByRole('combobox', { name: 'From which harbor?' });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const active = (page: Page) => page.getByRole('option', { selected: true });
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test('Autocomplete: a click selects an option, and the focus stays in the input', async ({
  page,
}) => {
  await openRecipe(page, 'autocomplete');
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await input(page).fill('mill');
  await expect(status(page, '2 results.')).toHaveCount(1);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  await option(page, 'Windmill Pier').click();
  await expect(input(page)).toHaveValue('Windmill Pier');
  await expect(input(page)).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(status(page, 'From Windmill Pier, it leaves at 11:45 am.')).toBeVisible();
});

test('Autocomplete: the arrow keys move through the options and around, and Enter selects one', async ({
  page,
}) => {
  await openRecipe(page, 'autocomplete');
  await input(page).fill('harbor');
  await expect(page.getByRole('option')).toHaveText(['Mill Harbor', 'Old Harbor']);
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('Mill Harbor');
  const id = await active(page).getAttribute('id');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('Mill Harbor');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('Old Harbor');
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('Old Harbor');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('Old Harbor');
  await expect(status(page, 'From Old Harbor, it leaves at 10:05 am.')).toBeVisible();
});

test('Autocomplete: a key that ends a composition, as Safari sends it, selects and closes nothing', async ({
  page,
}) => {
  await openRecipe(page, 'autocomplete');
  await input(page).fill('harbor');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    await input(page).dispatchEvent('keydown', { key, keyCode: 229 });
  }
  await expect(active(page)).toHaveText('Mill Harbor');
  await expect(input(page)).toHaveValue('harbor');
});

test('Autocomplete: Escape closes the list, and then clears the input', async ({ page }) => {
  await openRecipe(page, 'autocomplete');
  await input(page).fill('harbor');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(input(page)).toHaveValue('harbor');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveValue('');
});

test('Autocomplete: it is busy while it searches, and announces that nothing matches', async ({
  page,
}) => {
  await openRecipe(page, 'autocomplete');
  await input(page).fill('xyz');
  await expect(page.locator('[aria-busy="true"]').filter({ has: input(page) })).toHaveCount(1);
  await expect(status(page, 'Nothing matches “xyz”.')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
});
