import { expectFine, openPiece } from '../../copied.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../tab.ts';

test('Password field: a click shows the password and hides it again', async ({ page }) => {
  await openPiece(page, 'password-field');
  const input = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Show password' });
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toHaveAttribute('autocomplete', 'current-password');
  await button.click();
  await expect(input).toHaveAttribute('type', 'text');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectFine(page);
  await button.click();
  await expect(input).toHaveAttribute('type', 'password');
});

test('Password field: Tab leads to the button (keyboard: tab), and Space and Enter press it (keyboard: press)', async ({
  page,
}) => {
  await openPiece(page, 'password-field');
  const input = page.getByLabel('Password', { exact: true });
  await input.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(input).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(input).toHaveAttribute('type', 'password');
});

test('Password field: a new one is required, and its field says what is wrong', async ({
  page,
}) => {
  await openPiece(page, 'password-field', 'new');
  const input = page.getByLabel('New password');
  await expect(input).toHaveAttribute('autocomplete', 'new-password');
  await expect(input).toHaveAttribute('required');
  await input.fill('short');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/^At least 12 characters/);
  await input.fill('a few longer words');
  await expect(input).not.toHaveAttribute('aria-invalid');
});
