import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Inbox: the arrow keys move in the list, and Enter opens a message and marks it as read', async ({
  page,
}) => {
  await openRecipe(page, 'inbox');
  await page.keyboard.press('Tab');
  const options = page.getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('2 unread.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New scores for the altos' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('1 unread.');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1).getByText('New', { exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(options.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(options.first()).toBeFocused();
});

test('Inbox: on a phone, a message replaces the list until the user goes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openRecipe(page, 'inbox');
  const list = page.getByRole('listbox', { name: 'Messages' });
  const cake = page.getByRole('option', { name: 'Who can bring a cake?' });
  await cake.click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('article', { name: 'Who can bring a cake?' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByRole('article')).toBeHidden();
  await expect(cake).toBeFocused();
  await expect(cake.getByText('New', { exact: true })).toBeVisible();
});

test('Inbox: archived messages leave the focus in the list, and at last on the heading', async ({
  page,
}) => {
  await openRecipe(page, 'inbox');
  const options = page.getByRole('option');
  for (let left = 3; left >= 0; left--) {
    await options.first().click();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(options).toHaveCount(left);
    if (left > 0) await expect(options.first()).toBeFocused();
  }
  await expect(page.getByRole('status')).toHaveText(
    'Archived “Photos of the spring concert”. No messages.',
  );
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeFocused();
});
