import { expectFine, openRecipe, recipePage } from '../../copied.ts';
import { expect, test as alone } from '../../fixtures.ts';
import { test } from '../../tab.ts';

test('Data table: a header sorts by keyboard, and says how', async ({ page }) => {
  await openRecipe(page, 'data-table');
  await expect(page.getByRole('status')).toContainText('Orders 1 to 5 of 12.');
  const pickup = page.getByRole('columnheader', { name: 'Pickup' });
  const total = page.getByRole('columnheader', { name: 'Total' });
  await expect(pickup).toHaveAttribute('aria-sort', 'ascending');
  await total.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(total).toHaveAttribute('aria-sort', 'ascending');
  await expect(pickup).not.toHaveAttribute('aria-sort');
  await expect(page.getByRole('rowheader').first()).toHaveText('Clara Jensen');
  await page.keyboard.press('Space');
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader').first()).toHaveText('Hugo Martin');
});

test('Data table: rows of two pages are selected and marked as ready, and the focus is not lost', async ({
  page,
}) => {
  await openRecipe(page, 'data-table');
  const status = page.getByRole('status');
  const selectAll = page.getByLabel('Select all on this page');
  const action = page.getByRole('button', { name: 'Mark as ready' });
  await expect(action).toBeDisabled();
  await page.getByLabel('Select the order of Bruno Costa').press('Space');
  await expect(selectAll).toBeChecked({ indeterminate: true });
  await selectAll.click();
  await expect(status).toContainText('5 selected.');
  await page.getByRole('button', { name: 'Goto page 3' }).click();
  await expect(status).toContainText('Orders 11 to 12 of 12. 5 selected.');
  await page.getByLabel('Select the order of Liam Burns').check();
  await action.click();
  await expect(status).toContainText('Marked as ready: 6.');
  await expect(selectAll).toBeFocused();
  await expect(page.getByRole('row', { name: 'Liam Burns' })).toContainText('Ready');
});

test('Data table: a search without results says so, and is cleared without losing the focus', async ({
  page,
}) => {
  await openRecipe(page, 'data-table');
  await page.getByRole('button', { name: 'Next page' }).click();
  const search = page.getByRole('searchbox', { name: 'Search by customer' });
  await search.fill('karin');
  await expect(page.getByRole('status')).toContainText('Orders 1 to 1 of 1.');
  await expect(page.getByRole('navigation')).toBeHidden();
  await search.fill('xyz');
  await expect(page.getByRole('status')).toHaveText('No orders found.');
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(search).toBeFocused();
  await expect(page.getByRole('status')).toContainText('Orders 1 to 5 of 12.');
});

test('Data table: an error is announced, and reloading removes it', async ({ page }) => {
  await openRecipe(page, 'data-table');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Try an error' }).click();
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toContainText('We can’t load the orders.');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(reload).toBeFocused();
});

test('Data table: the link of a selected row can be read, in light and dark mode', async ({
  page,
}) => {
  await openRecipe(page, 'data-table');
  await page.getByLabel('Select the order of Bruno Costa').check();
  await expect(page.getByRole('link', { name: 'Bruno Costa' })).toBeVisible();
  await expectFine(page);
});

alone.describe(() => {
  // As a server sends it, it loads.
  alone.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  alone('Data table: the loading text is in the middle of a phone', async ({ page }) => {
    await page.goto(recipePage('data-table'));
    const text = page.getByRole('paragraph').filter({ hasText: 'Loading orders …' });
    const middle = await text.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(middle).toBeGreaterThan(192);
    expect(middle).toBeLessThan(198);
  });
});
