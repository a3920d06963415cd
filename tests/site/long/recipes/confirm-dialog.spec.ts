import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Confirm dialog: it starts on the safe button, and Escape returns the focus', async ({
  page,
}) => {
  await openRecipe(page, 'confirm-dialog');
  const open = page.getByRole('button', { name: 'Delete Three Winter Songs' });
  await open.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Three Winter Songs”?' });
  await expect(dialog).toHaveAccessibleDescription(/all of its 18 copies/);
  const keep = dialog.getByRole('button', { name: 'Keep it' });
  await expect(keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
});

test('Confirm dialog: after a deletion, the focus moves to the item that took the place', async ({
  page,
}) => {
  await openRecipe(page, 'confirm-dialog');
  await page.getByRole('button', { name: 'Delete Three Winter Songs' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status')).toHaveText('Deleted “Three Winter Songs”.');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete The Miller’s Round' })).toBeFocused();
});

test('Confirm dialog: after the last deletion, the focus moves to the heading', async ({
  page,
}) => {
  await openRecipe(page, 'confirm-dialog');
  for (const title of ['The Miller’s Round', 'Evening on the Lake', 'Three Winter Songs']) {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('status')).toHaveText(`Deleted “${title}”.`);
  }
  await expect(page.getByText('There are no scores.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
