import type { Locator } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { navbar, open, outlast, scrollTo } from './page.ts';
import { LONG } from './samples.ts';

test.describe('in a site with items on both sides', LONG, () => {
  test.use({ folder: variant('navbar') });

  test('Items of the navbar are on the right, unless they are placed on the left', async ({
    page,
    complaints,
  }) => {
    await open(page, '/');
    const left = page.locator('.navbar__items:not(.navbar__items--right)');
    const right = page.locator('.navbar__items--right');
    await expect(left.getByRole('link')).toHaveText(['Bulmatic', 'Placed on the left']);
    await expect(right).toHaveText(/^Docs.*More.*FragileSearch/);
    expect(complaints).toEqual([]);
  });

  for (const [place, width] of [
    ['desktop', 1280],
    ['mobile', 390],
  ] as const) {
    test(`An item that fails in the browser names its config, with the cause: ${place}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      await page.evaluate((failing) => Object.assign(window, { failingPlace: failing }), place);
      // These render the navbar again.
      if (place === 'desktop') await navbar(page).getByRole('link', { name: 'Docs' }).click();
      else await page.getByRole('button', { name: 'Open navigation bar' }).click();
      const body = page.locator('body');
      await expect(body).toContainText('A theme navbar item failed to render');
      await expect(body).toContainText('"type": "html"');
      await expect(body).toContainText('"value": "<b>Fragile</b>"');
      await expect(body).toContainText('The item threw this.');
      expect((await body.textContent())?.match(/failed to render/g)).toHaveLength(1);
    });
  }
});

test.describe('when the page scrolls', LONG, () => {
  test.use({ folder: variant('options') });
  let bar: Locator;

  test.beforeEach(async ({ page }) => {
    bar = navbar(page);
    await open(page, '/docs/intro');
    await page.locator('main').evaluate((main: HTMLElement) => (main.style.height = '4000px'));
    await scrollTo(page, 1000);
    await scrollTo(page, 1500);
    await expect(bar).not.toBeInViewport();
  });

  test('A hidden navbar that the focus enters is shown, and stays while it holds the focus', async ({
    page,
  }) => {
    await bar.getByRole('link', { name: 'Docs' }).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 2500);
    await outlast(page, 300);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(bar).not.toBeInViewport();
  });

  test('Under reduced motion, the navbar comes and goes without a slide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(bar).toHaveCSS('transition-duration', '0s');
  });
});
