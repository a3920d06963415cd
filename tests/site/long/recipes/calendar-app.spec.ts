import { expect } from '../../fixtures.ts';
import { expectFine, openRecipe } from '../../copied.ts';
import { LOOKS } from '../../guide.ts';
import { test } from '../../tab.ts';

test('Calendar app: a day adds an event, which can be moved to another month, deleted, and brought back', async ({
  page,
}) => {
  await openRecipe(page, 'calendar-app');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('June 2025');
  await page.getByRole('button', { name: 'Add on Monday, June 16' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Mast up');
  await expectFine(page, LOOKS);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Enter');
  const entry = page.getByRole('button', { name: '09:00 Mast up' });
  await expect(page.getByRole('cell').filter({ has: entry })).toContainText('16');

  await entry.press('Enter');
  const form = page.getByRole('dialog', { name: 'Mast up' });
  const day = form.getByRole('group', { name: 'Day' });
  await day.getByRole('spinbutton', { name: 'month' }).press('Backspace');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText('Enter the day, month and year.')).toBeVisible();
  await day.getByRole('spinbutton', { name: 'month' }).focus();
  await page.keyboard.type('07162025');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(heading).toHaveText('July 2025');

  await entry.press('Enter');
  await form.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add on Thursday, June 12' })).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('Calendar app: on phones, the days with events are a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openRecipe(page, 'calendar-app');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Saturday, June 14' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await expect(page.getByText('Nothing this month.')).toBeVisible();
});
