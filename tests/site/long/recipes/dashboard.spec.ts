import { expect } from '../../fixtures.ts';
import { openRecipe } from '../../copied.ts';
import { test } from '../../tab.ts';

test('Dashboard: the period is switched by keyboard, and announced', async ({ page }) => {
  await openRecipe(page, 'dashboard');
  const status = page.getByRole('status');
  await expect(status).toHaveText('May 4 to 10');
  await expect(page.getByText('+8% from the week before')).toBeVisible();
  const periods = page.getByRole('radiogroup', { name: 'Period' });
  await periods.getByRole('radio', { name: 'Week' }).press('ArrowRight');
  await expect(status).toHaveText('April 11 to May 10');
  await expect(page.getByText('1,704')).toBeVisible();
  await expect(periods.getByRole('radio', { name: 'Month', checked: true })).toBeFocused();
  await expect(periods.getByRole('radio', { name: 'Week', checked: false })).toBeVisible();
});

test('Dashboard: each progress bar has a name and the value of its text', async ({ page }) => {
  await openRecipe(page, 'dashboard');
  const novels = page.getByRole('progressbar', { name: 'Novels' });
  await expect(novels).toHaveJSProperty('value', 0.62);
  await expect(page.getByText('62%')).toBeVisible();
  await page.getByRole('radio', { name: 'Month' }).check();
  await expect(novels).toHaveJSProperty('value', 0.71);
});

test('Dashboard: a table that is too wide scrolls by keyboard, and the page doesn’t', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openRecipe(page, 'dashboard');
  const scroller = page.getByRole('region', { name: 'Latest loans' });
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
