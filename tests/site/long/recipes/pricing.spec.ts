import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Pricing: the switch changes all prices, by keyboard too, and says so', async ({ page }) => {
  await openRecipe(page, 'pricing');
  const monthly = page.getByRole('radio', { name: 'Monthly' });
  const yearly = page.getByRole('radio', { name: 'Yearly' });
  const skipper = page.getByRole('region', { name: 'Skipper' });
  await expect(monthly).toBeChecked();
  await expect(skipper).toContainText('$60 a month');

  await monthly.focus();
  await page.keyboard.press('ArrowRight');
  await expect(yearly).toBeFocused();
  await expect(yearly).toBeChecked();
  await expect(monthly).not.toBeChecked();
  await expect(page.getByRole('status')).toHaveText('Prices per month, billed yearly');
  await expect(skipper).toContainText('$50 a month');
  await expect(skipper).toContainText('$600 once a year');
  await expect(page.getByRole('region', { name: 'Deckhand' })).toContainText('$240 once a year');
});

test('Pricing: each plan is a region with a link that names it, and the buttons line up', async ({
  page,
}) => {
  await openRecipe(page, 'pricing');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['Join as a Deckhand', 'Join as a Skipper', 'Join as a Captain']);
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('Pricing: on a phone, the plans are below each other and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openRecipe(page, 'pricing');
  const lefts = await page
    .getByRole('region')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
