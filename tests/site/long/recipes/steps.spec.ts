import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

const steps = (page: Page) =>
  page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem');
const current = (page: Page) => page.locator('[aria-current="step"]');

test('Steps: the current step is marked and announced, and those before it are done', async ({
  page,
}) => {
  await openRecipe(page, 'steps');
  await expect(steps(page)).toHaveCount(4);
  await expect(current(page)).toContainText('Baked');
  await page.getByRole('button', { name: 'Next step' }).press('Enter');
  await expect(current(page)).toContainText('On its way');
  await expect(page.getByRole('status')).toHaveText('Step 3 of 4: On its way.');
  await expect(steps(page).filter({ hasText: '(done)' })).toHaveText([/Ordered/, /Baked/]);
});

test('Steps: before the first step and after the last one, nothing breaks', async ({ page }) => {
  await openRecipe(page, 'steps');
  const previous = page.getByRole('button', { name: 'Previous step' });
  for (let click = 0; click < 3; click++) await previous.click();
  await expect(current(page)).toContainText('Ordered');
  const next = page.getByRole('button', { name: 'Next step' });
  for (let click = 0; click < 6; click++) await next.click();
  await expect(current(page)).toHaveCount(0);
  await expect(page.getByText('(done)')).toHaveCount(4);
  await expect(page.getByRole('status')).toContainText('All steps are done.');
});

test('Steps: they are next to each other, and below each other on a phone', async ({ page }) => {
  await openRecipe(page, 'steps');
  const places = () =>
    steps(page).evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        return { left, top };
      }),
    );
  const [first, second] = await places();
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.left ?? 0);
  await page.setViewportSize({ width: 390, height: 800 });
  const [upper, lower] = await places();
  expect(lower?.left).toBe(upper?.left);
  expect(lower?.top).toBeGreaterThan(upper?.top ?? 0);
});
