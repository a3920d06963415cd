import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { open, scrollTo } from '../page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });

const pressAndMeasure = (page: Page) =>
  button(page).evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });

async function scrollDownAndUp(page: Page) {
  await open(page, '/docs/api/elements/button');
  await scrollTo(page, 1500);
  await scrollTo(page, 1400);
  await expect(button(page)).toBeVisible();
}

test('Under reduced motion, the page jumps to the top', async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollDownAndUp(page);
  expect(await pressAndMeasure(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('Otherwise the page glides, and the focus goes to its heading', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollDownAndUp(page);
  expect(await pressAndMeasure(page)).toBeGreaterThan(0);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.theme-back-to-top-button')).toHaveCSS('visibility', 'hidden');
});

test('In forced colors the arrow is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await scrollDownAndUp(page);
  const colors = await button(page).evaluate((element) => {
    const { stroke } = getComputedStyle(element.querySelector('path') as SVGPathElement);
    return { stroke, background: getComputedStyle(element).backgroundColor };
  });
  expect(colors.stroke).not.toBe(colors.background);
});
