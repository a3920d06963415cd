import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Article: the breadcrumb leads up, and its last link is the current page', async ({
  page,
}) => {
  await openRecipe(page, 'article');
  const trail = page.getByRole('navigation', { name: 'Where you are' }).getByRole('link');
  await expect(trail).toHaveText(['Magazine', 'Rivers', 'Quiet mornings']);
  await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(trail.first()).toBeFocused();
});

test('Article: the headings make an outline, and the title is the largest', async ({ page }) => {
  await openRecipe(page, 'article');
  const size = (level: number) =>
    page
      .getByRole('heading', { level })
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(3);
  expect(await size(1)).toBeGreaterThan(await size(2));
  expect(await size(2)).toBeGreaterThan(await size(3));
});

test('Article: the date, the figure and the author are marked up, and the links name their articles', async ({
  page,
}) => {
  await openRecipe(page, 'article');
  await expect(page.getByRole('time')).toHaveText('May 12, 2026');
  await expect(page.getByRole('time')).toHaveAttribute('datetime', '2026-05-12');
  await expect(page.getByRole('figure')).toContainText('Half past five');
  await expect(page.getByRole('img')).toHaveAccessibleName(/^An empty boat on a calm river/);
  await expect(page.getByRole('complementary', { name: 'About the author' })).toContainText('Ida');
  const next = page.getByRole('region', { name: 'Read next' });
  await expect(next.getByRole('link')).toHaveCount(3);
  await expect(next.getByRole('link', { name: 'A small boat for two' })).toBeVisible();
});
