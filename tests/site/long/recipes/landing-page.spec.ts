import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Landing page: it has one goal, and its headings and landmarks make an outline', async ({
  page,
}) => {
  await openRecipe(page, 'landing-page');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(
    page
      .getByRole('region', { name: 'Better mornings, no waiting in line' })
      .getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
  await expect(page.getByRole('navigation')).toHaveCount(2);
  await main.getByRole('link', { name: 'Order your first loaf' }).click();
  await expect(page.getByRole('region', { name: 'Your first loaf is on us' })).toBeInViewport();
});

test('Landing page: on a phone, the keyboard opens the menu, and Escape returns to the burger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openRecipe(page, 'landing-page');
  const burger = page.getByRole('button', { name: 'menu' });
  const link = page.getByRole('navigation', { name: 'Sections' }).getByText('How it works');
  await expect(link).toBeHidden();
  await burger.press('Enter');
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(burger).toBeFocused();
});

test('Landing page: a link in the menu of a phone closes the menu and shows its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openRecipe(page, 'landing-page');
  await page.getByRole('button', { name: 'menu' }).click();
  const link = page.getByRole('navigation', { name: 'Sections' }).getByText('Visit us');
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
