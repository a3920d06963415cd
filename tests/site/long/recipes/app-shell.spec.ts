import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('App shell: the sidebar is always there on a large screen, and moves the focus to the page', async ({
  page,
}) => {
  await openRecipe(page, 'app-shell');
  await expect(page.getByRole('button', { name: 'menu' })).toBeHidden();
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const boats = sidebar.getByRole('link', { name: 'Boats' });
  await boats.press('Enter');
  await expect(boats).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeFocused();
});

test('App shell: the burger opens the sidebar on a phone, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openRecipe(page, 'app-shell');
  const burger = page.getByRole('button', { name: 'menu' });
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await expect(sidebar).toBeHidden();
  await burger.press('Enter');
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('link', { name: 'Crew' }).focus();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(burger).toBeFocused();
});

test('App shell: selecting a page on a phone closes the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openRecipe(page, 'app-shell');
  await page.getByRole('button', { name: 'menu' }).click();
  await page.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
});

test('App shell: the first stop of the Tab key is a skip link to the content', async ({ page }) => {
  await openRecipe(page, 'app-shell');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
