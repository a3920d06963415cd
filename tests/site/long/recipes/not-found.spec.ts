import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Not found: the search works by keyboard, announces its results, and links to them', async ({
  page,
}) => {
  await openRecipe(page, 'not-found');
  const field = page.getByRole('search').getByLabel('Search the library’s website');
  await field.fill('Book');
  await field.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 pages found for “Book”');
  await expect(field).toBeFocused();
  const results = page.getByRole('navigation', { name: 'Results' }).getByRole('link');
  await expect(results).toHaveText(['New books this month', 'Books for children']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results.first()).toBeFocused();
});

test('Not found: without a result, it says so and still offers popular pages', async ({ page }) => {
  await openRecipe(page, 'not-found');
  await page.getByRole('searchbox').fill('submarine');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status')).toHaveText('Nothing found for “submarine”');
  await expect(page.getByRole('navigation', { name: 'Results' })).toBeHidden();
  const popular = page.getByRole('navigation', { name: 'Popular pages' });
  await expect(popular.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test('Not found: an empty field is not searched, and the heading says what is wrong', async ({
  page,
}) => {
  await openRecipe(page, 'not-found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
});
