import { expect } from '../../fixtures.ts';
import { expectFine, openRecipe } from '../../copied.ts';
import { LOOKS } from '../../guide.ts';
import { test } from '../../tab.ts';

test('Checkout: amounts and the delivery change the sum, which a screen reader reads', async ({
  page,
}) => {
  await openRecipe(page, 'checkout');
  const sum = page.getByRole('status');
  await expect(sum).toContainText('To pay$104.00');
  const cups = page.getByLabel('Tea cup, $14.00');
  await cups.press('ArrowUp');
  await expect(sum).toContainText('To pay$118.00');
  await page.getByLabel('Express').press('Space');
  await expect(sum).toContainText('To pay$130.00');
});

test('Checkout: the first wrong answer gets the focus and says what to do, and a right form orders', async ({
  page,
}) => {
  await openRecipe(page, 'checkout');
  const email = page.getByLabel('Email');
  await email.fill('ada');
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await expect(page.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
  await expectFine(page, LOOKS);
  await email.fill('ada@example.com');
  await page.getByLabel('Name').fill('Ada Birch');
  await page.getByLabel('Street and number').fill('24 Lighthouse Road');
  await page.getByLabel('Postal code').fill('20114');
  await page.getByLabel('City').fill('Port Ellery');
  await page.getByRole('button', { name: 'United States Country' }).press('Enter');
  await page.getByRole('option', { name: 'France' }).press('Enter');
  await page.getByRole('button', { name: 'Order and pay' }).press('Enter');
  const thanks = page.getByRole('heading', { name: 'Thank you!' });
  await expect(thanks).toBeFocused();
  await expect(page.getByText('We wrote to ada@example.com.')).toBeVisible();
});
