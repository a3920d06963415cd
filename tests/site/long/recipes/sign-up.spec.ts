import { expect, test } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';

test('Sign up: an empty form shows a message at each field, and focuses the first', async ({
  page,
}) => {
  await openRecipe(page, 'sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    '12 characters or more. A short sentence works well. Use 12 characters or more.',
  );
  await expect(page.getByLabel('I accept the house rules')).toHaveAccessibleDescription(
    'Accept the house rules to join.',
  );
  await name.pressSequentially('Nora');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('Sign up: an address that the server rejects gets the focus, and another one is accepted', async ({
  page,
}) => {
  await openRecipe(page, 'sign-up');
  const email = page.getByLabel('Email');
  await page.getByLabel('Name').fill('Nora');
  await email.fill('ada@example.com');
  await page.getByLabel('I accept the house rules').check();
  await page.getByLabel('Password', { exact: true }).fill('boats in the harbor');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('This address has an account. Log in instead.');
  await expect(page.getByRole('status')).toBeEmpty();
  await email.fill('nora@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Welcome! Your card is in the mail.');
});
