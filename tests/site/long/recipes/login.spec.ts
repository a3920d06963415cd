import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Login: a wrong password is announced and selected, and the right one logs in', async ({
  page,
}) => {
  await openRecipe(page, 'login');
  await page.getByLabel('Email').fill('ada@example.com');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wheel');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expect(password).toBeFocused();
  await page.keyboard.type('engine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Welcome back, Ada!');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('Login: the password is shown by keyboard, and the button says whether it is', async ({
  page,
}) => {
  await openRecipe(page, 'login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('engine');
  await page.keyboard.press('Tab');
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
});

test('Login: fields that are empty or wrong are not sent', async ({ page }) => {
  await openRecipe(page, 'login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveClass(/is-loading/);
});
