import { expect, test } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';

test('Settings: a change is marked as unsaved until it is saved or taken back', async ({
  page,
}) => {
  await openRecipe(page, 'settings');
  const tab = page.getByRole('tab', { name: 'Profile' });
  const name = page.getByLabel('Name');
  const status = page.getByRole('status');
  await name.fill('Ada Lind');
  await expect(tab).toHaveAccessibleName('Profile Unsaved');
  await expect(status).toHaveText('You have unsaved changes.');
  await name.fill('Ada Jensen');
  await expect(tab).toHaveAccessibleName('Profile');
  await name.fill('Ada Lind');
  await name.press('Enter');
  await expect(status).toHaveText('All changes are saved.');
  await expect(tab).toHaveAccessibleName('Profile');
});

test('Settings: the arrow keys select a tab, and edits on another tab stay', async ({ page }) => {
  await openRecipe(page, 'settings');
  await page.getByLabel('Name').fill('Ada Lind');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeFocused();
  await page.getByLabel('7 days').check();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('3 days')).toBeChecked();
  await expect(page.getByRole('status')).toHaveText('Your changes are discarded.');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lind');
});

test('Settings: a field that is empty is not saved', async ({ page }) => {
  await openRecipe(page, 'settings');
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('You have unsaved changes.');
});

test('Settings: the browser asks before it leaves a page with unsaved changes', async ({
  page,
}) => {
  await openRecipe(page, 'settings');
  await page.getByLabel('Name').fill('Ada Lind');
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
});
