import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { textOf } from '../../src/theme/Heading/textOf.ts';
import { variant } from '../fixtureSites.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, isPagePart, scrollTo, withoutPrefetch } from './page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('Skip link', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('The skip link comes first, is seen when it has the focus, and leads into the page', async ({
        page,
      }) => {
        await page.goto('/docs/intro');
        if (javaScriptEnabled) await hydrated(page);
        await expect(link(page)).not.toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(link(page)).toBeFocused();
        await expect(link(page)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        if (javaScriptEnabled) await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        const target = page.locator('#__docusaurus_skipToContent_fallback');
        await expect(target.locator(':focus')).toHaveCount(1);
      });
    });
  }
});

test.describe('Heading', () => {
  test('Each heading has a link labelled "Direct link to {heading}"', async ({ page }) => {
    await page.goto('/docs/intro');
    const headings = await page.locator('main :is(h2, h3)').all();
    expect(headings.length).toBeGreaterThan(0);
    for (const one of headings) {
      const text = (await one.innerText()).replace(/\s*#$/, '');
      const link = one.getByRole('link', { name: `Direct link to ${text}`, exact: true });
      await expect(link).toHaveAttribute('href', `#${await one.getAttribute('id')}`);
      await link.focus();
      await expect(link).toHaveCSS('opacity', '1');
    }
  });

  test('The label is the text of the heading even if it has markup in it', () => {
    const code = createElement('code', null, 'as');
    const link = createElement('a', { href: '/' }, 'of ', createElement('b', null, 3), null);
    expect(textOf(['The prop ', code, ' ', link])).toBe('The prop as of 3');
  });
});

test.describe('Back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });

  const pressAndMeasure = (page: Page) =>
    button(page).evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });

  async function scrollDownAndUp(page: Page) {
    await page.goto('/docs/api/elements/button');
    await hydrated(page);
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
    await scrollDownAndUp(page);
    expect(await pressAndMeasure(page)).toBeGreaterThan(0);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('.theme-back-to-top-button')).toHaveCSS('visibility', 'hidden');
  });

  test('In forced colours the arrow is seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await scrollDownAndUp(page);
    const colors = await button(page).evaluate((element) => {
      const { stroke } = getComputedStyle(element.querySelector('path') as SVGPathElement);
      return { stroke, background: getComputedStyle(element).backgroundColor };
    });
    expect(colors.stroke).not.toBe(colors.background);
  });
});

test.describe('Lazy page loader', () => {
  test.use({ folder: variant('options') });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`Its error can be read in ${colorScheme} mode, and after "Retry" the focus is on the page's heading`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await withoutPrefetch(page);
      await page.goto('/lazy');
      await hydrated(page);
      await page.route(isPagePart, (route) => route.abort());
      await page.getByRole('button', { name: 'Show the other page' }).click();
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      const found = await violations(page);
      expect(found.filter(({ rule }) => rule === 'color-contrast')).toEqual([]);
      await page.unroute(isPagePart);
      await page.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(heading(page)).toHaveText('Crash');
      await expect(heading(page)).toBeFocused();
    });
  }
});

test.describe('Package managers', () => {
  test('The package manager that is chosen once is shown in all commands, on other pages, and after a reload', async ({
    page,
  }) => {
    await page.goto('/docs/intro');
    await hydrated(page);
    const tabs = page.getByRole('tab', { name: 'pnpm' });
    await tabs.first().click();
    for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
    const shown = page.locator('code:visible', { hasText: 'pnpm add' });
    await expect(shown).toHaveCount(4);
    const panels = page.getByRole('tabpanel');
    await expect(panels.filter({ hasText: /\bnp[mx] / })).toHaveCount(0);
    await page.goto('/docs/guides/theming');
    await expect(shown).toHaveCount(1);
    await page.reload();
    await expect(shown).toHaveCount(1);
  });
});
