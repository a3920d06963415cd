import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const current = (page: Page) => page.locator('[aria-current="step"]');

async function fillContact(page: Page) {
  await page.getByLabel('Name').fill('Ada Marlow');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
}

test('Wizard: Enter leads through the steps, and the focus is on each heading', async ({
  page,
}) => {
  await openRecipe(page, 'wizard');
  await expect(page.locator('body')).toBeFocused();
  await expect(current(page)).toContainText('Contact');
  await fillContact(page);
  await expect(heading(page)).toHaveText('Step 2 of 3: Stay');
  await expect(heading(page)).toBeFocused();
  await expect(current(page)).toContainText('Stay');
  await expect(page.getByRole('listitem').first()).toHaveText('Contact (done)');

  await page.keyboard.press('Tab');
  const arrival = page.getByLabel('Day of arrival');
  await expect(arrival).toBeFocused();
  await arrival.fill('2026-07-14');
  await page.getByLabel('Nights').fill('3');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Step 3 of 3: Review');
  await expect(page.getByRole('row', { name: 'Nights' })).toContainText('3');
  await page.getByRole('button', { name: 'Book the berth' }).click();
  await expect(heading(page)).toHaveText('Your berth is booked');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('We sent the details to ada@example.com.')).toBeVisible();
});

test('Wizard: an answer that is wrong keeps the step, gets the focus and is described', async ({
  page,
}) => {
  await openRecipe(page, 'wizard');
  await page.getByLabel('Name').fill('Ada Marlow');
  const email = page.getByLabel('Email');
  await email.fill('ada');
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    'Enter an email address, such as ada@example.com.',
  );
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  await expect(heading(page)).toHaveText('Step 1 of 3: Contact');
});

test('Wizard: Back and the step that is done lead back and check nothing, and the answers of both steps are still there', async ({
  page,
}) => {
  await openRecipe(page, 'wizard');
  await fillContact(page);
  await page.getByLabel('Nights').fill('99');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(heading(page)).toHaveText('Step 1 of 3: Contact');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Marlow');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Contact (done)' }).press('Enter');
  await expect(heading(page)).toHaveText('Step 1 of 3: Contact');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Nights')).toHaveValue('99');
  await page.getByLabel('Day of arrival').fill('2026-07-14');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Nights')).toBeFocused();
  await expect(page.getByText('Enter a number from 1 to 14.')).toBeVisible();
});
