import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const cardsIn = (page: Page, lane: string) =>
  page.getByRole('grid', { name: lane, exact: true }).getByRole('row');

test('Kanban board: the keyboard moves a card to another list, and Escape leaves it where it was', async ({
  page,
}) => {
  await openRecipe(page, 'kanban');
  const card = page.getByRole('row', { name: 'Book the brass band' });
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // The places for it between the other cards are rows too. Keys have a meaning once they are there.
  await expect(cardsIn(page, 'Planned')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(cardsIn(page, 'Planned')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Drag Book the brass band' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardsIn(page, 'Planned')).toHaveCount(7);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardsIn(page, 'In progress')).toHaveCount(3);
  await expect(cardsIn(page, 'Planned')).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('Book the brass band: In progress.');
});

test('Kanban board: a pointer moves a card between two others', async ({ page }) => {
  await openRecipe(page, 'kanban');
  const target = cardsIn(page, 'In progress').first();
  const { height = 0 } = (await target.boundingBox()) ?? {};
  await cardsIn(page, 'Planned')
    .filter({ hasText: 'Order the tents' })
    .dragTo(target, { targetPosition: { x: 100, y: height - 2 } });
  await expect(cardsIn(page, 'In progress')).toHaveText([
    /Print the posters/,
    /Order the tents/,
    /Permit for the fire/,
  ]);
});

test('Kanban board: a new card is the first of its list, and an empty one is none', async ({
  page,
}) => {
  await openRecipe(page, 'kanban');
  const field = page.getByLabel('New card');
  await field.press('Enter');
  await expect(cardsIn(page, 'Planned')).toHaveCount(3);
  await field.fill('Borrow a ladder');
  await field.press('Enter');
  await expect(cardsIn(page, 'Planned').first()).toContainText('Borrow a ladder');
  await expect(field).toBeEmpty();
});
