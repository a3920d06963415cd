import { expect, test } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';

test('Product grid: a category filters the cards by keyboard, and the number is announced', async ({
  page,
}) => {
  await openRecipe(page, 'product-grid');
  const status = page.getByRole('status').filter({ hasText: 'product' });
  await expect(status).toHaveText('8 products');
  const vases = page.getByRole('radio', { name: 'Vases' });
  await page.getByRole('radio', { name: 'All' }).press('ArrowLeft');
  await expect(status).toHaveText('2 products');
  await expect(vases).toBeFocused();
  await expect(vases).toBeChecked();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Tall vase', 'Blue vase']);
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page.getByRole('listitem')).toHaveCount(8);
});

test('Product grid: the order applies to what the filter shows', async ({ page }) => {
  await openRecipe(page, 'product-grid');
  const names = page.getByRole('heading', { level: 2 });
  await page.getByRole('radio', { name: 'Cups' }).check();
  await page.getByLabel('Sort by').selectOption('Lowest price first');
  await expect(names).toHaveText(['Tea cup', 'Coffee cup', 'Morning cup']);
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(names).toHaveText(['Coffee cup', 'Morning cup', 'Tea cup']);
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect(names).toHaveText(['Morning cup', 'Tea cup', 'Coffee cup']);
});

test('Product grid: each addition to the cart is announced, but nothing sold out can be added', async ({
  page,
}) => {
  await openRecipe(page, 'product-grid');
  const cart = page.getByRole('status').filter({ hasText: 'Cart' });
  await expect(cart).toHaveText('Cart: 0 items, $0');
  const tea = page.getByRole('button', { name: 'Add to cart: Tea cup' });
  await tea.press('Enter');
  await expect(cart).toHaveText('Cart: 1 item, $14');
  await expect(tea).toBeFocused();
  await tea.press('Space');
  await expect(cart).toHaveText('Cart: 2 items, $28');
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});
