import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Small app: a tool is lent in the modal by keyboard, and the focus returns', async ({
  page,
}) => {
  await openRecipe(page, 'loans');
  const rows = page.getByRole('table', { name: 'Loans' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Lend a tool' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lend a tool' })).toBeVisible();
  await expect(page.getByLabel('Person')).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText('Drill');
  await expect(rows.nth(1)).toContainText('Ada');
  await expect(page.getByRole('button', { name: 'Lend a tool' })).toBeFocused();
});

test('Small app: the menu filters the table, and a tool is returned', async ({ page }) => {
  await openRecipe(page, 'loans');
  const rows = page.getByRole('table', { name: 'Loans' }).getByRole('row');
  await page.getByRole('button', { name: 'Show: All' }).click();
  await page.getByRole('menuitem', { name: 'Returned' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Show: Returned' }).click();
  await page.getByRole('menuitem', { name: 'Lent' }).click();
  await page.getByRole('checkbox', { name: 'Returned: Ladder, Mira' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Ines');
  await expect(page.getByRole('button', { name: 'Show: Lent' })).toBeFocused();
});

test('Small app: the button for dark mode knows what the page shows', async ({ page }) => {
  await openRecipe(page, 'loans');
  const button = page.getByRole('button', { name: 'Dark' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
