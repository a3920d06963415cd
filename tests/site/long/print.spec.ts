import type { Page } from '@playwright/test';
import { GUIDE, html, tsx } from '../converter.ts';
import { expect, test } from '../fixtures.ts';
import { MODES } from '../guide.ts';
import { open } from '../page.ts';

/** What leads to other pages. */
const WAYS = [
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-toc-desktop',
  '.pagination-nav',
  '.footer',
];

const PRINTED = [
  '/docs/components/elements/button',
  '/docs/api/elements/button',
  '/docs/intro',
  '/blog/welcome',
  '/docs/recipes/login',
];

test('On paper, a document is without what leads to other pages', async ({ page }) => {
  await page.goto('/docs/guides/props');
  for (const way of WAYS) await expect(page.locator(way)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const way of WAYS) await expect(page.locator(way)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Texts of the site itself that have less contrast on white than 4.5 to 1. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const shine = (value: number) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    const contrast = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 1.05 / (0.2126 * shine(red) + 0.7152 * shine(green) + 0.0722 * shine(blue) + 0.05);
    };
    const own = (node: Element) =>
      [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    return [...document.querySelectorAll('main *:not(.bulma-stage, .bulma-stage *)')]
      .filter((node) => own(node) && node.checkVisibility())
      .filter((node) => contrast(getComputedStyle(node).color) < 4.5)
      .map((node) => node.outerHTML.slice(0, 100));
  });

/** Code and tables of which not all is shown. */
const cut = (page: Page) =>
  page.locator('main :is(pre, table)').evaluateAll((all) =>
    all
      .filter((node) => node.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((node) => node.outerHTML.slice(0, 100)),
  );

for (const route of PRINTED) {
  for (const mode of MODES) {
    test(`${route} is printed from ${mode} mode in dark text on white, with all of its code`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await open(page, route);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await paleTexts(page)).toEqual([]);
      await expect(page.locator('.frame-widths:visible, .frame-handle:visible')).toHaveCount(0);
      await expect(page.locator('.copy-page:visible')).toHaveCount(0);
      expect(await cut(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    });
  }
}

test('On paper, the converter shows all of what it made', async ({ page }) => {
  await open(page, GUIDE);
  await html(page).fill('<p class="box">Reed</p>\n'.repeat(60));
  await expect(tsx(page)).toContainText('<Box as="p">Reed</Box>');
  expect(await cut(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await cut(page)).toEqual([]);
});

test('On paper, code stays together with its title', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.emulateMedia({ media: 'print' });
  const block = page.getByText('src/main.tsx', { exact: true }).first().locator('..');
  await expect(block).toHaveCSS('break-inside', 'avoid');
  await expect(block.locator('pre')).toHaveCSS('break-inside', 'auto');
});

test('A print dialog finds the page light, with its frames, and leaves it dark', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/recipes/login');
  const html = page.locator('html');
  const framed = page.frameLocator('main iframe').locator('html');
  await expect(framed).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(framed).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(framed).toHaveAttribute('data-theme', 'dark');
});

test('A recipe alone is printed light too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/demos/recipes/login/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('On paper, links in the text are spelled out, and those of demos and of the page itself are not', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await page.emulateMedia({ media: 'print' });
  const spelled = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll(/"( ")?/g, ''));
  expect(await spelled('.markdown p a[href="https://bulma.io"]')).toBe(' (https://bulma.io)');
  expect(await spelled('.markdown p a[href^="/"]')).toMatch(/^ \(https:\/\/[^/]+\/\S+\)$/);
  expect(await spelled('.markdown p a[href^="#"]')).toBe('none');
  await expect(page.locator('.markdown .hash-link').first()).toBeHidden();
  await expect(page.locator('.markdown .copy-button').first()).toBeHidden();
});
