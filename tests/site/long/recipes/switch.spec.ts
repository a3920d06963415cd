import { expect, test } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';

test('Switch: a click on it or on its label changes it, and the result is announced', async ({
  page,
}) => {
  await openRecipe(page, 'switch');
  const reminders = page.getByRole('switch', { name: 'Reminders' });
  await expect(reminders).toBeChecked();
  await expect(reminders).toHaveAccessibleDescription('An email three days before a book is due.');
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await expect(page.getByRole('status')).toHaveText('Reminders: off. Your choice is saved.');
  await page.getByText('New books').click();
  await expect(page.getByRole('switch', { name: 'New books' })).toBeChecked();
  await expect(page.getByRole('status')).toHaveText('New books: on. Your choice is saved.');
});

test('Switch: if the server refuses, it changes back, and the page says why', async ({ page }) => {
  await openRecipe(page, 'switch');
  const texts = page.getByRole('switch', { name: 'Text messages' });
  await texts.click();
  await expect(page.getByRole('status')).toHaveText('Add your phone number first.');
  await expect(texts).not.toBeChecked();
  await expect(texts).toBeFocused();
});

test('Switch: by keyboard, Tab reaches it and Space changes it, in view', async ({ page }) => {
  await openRecipe(page, 'switch');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const news = page.getByRole('switch', { name: 'New books' });
  await expect(news).toBeFocused();
  await expect(news).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Space');
  await expect(news).toBeChecked();
  await page.keyboard.press('Space');
  await expect(news).not.toBeChecked();
});
