import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { guidePages, MODES, WIDTHS } from './guide.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');
/** Covers what is below it when the page scrolls. */
const HIDE_FRAME = '.navbar { visibility: hidden !important }';

/** What decides how a demo is laid out, besides Bulma. */
const layoutOf = (stage: Locator) =>
  stage.evaluate((element) => {
    const box = element.parentElement as HTMLElement;
    const { x, y, width, height } = box.getBoundingClientRect();
    const { backgroundColor, padding } = getComputedStyle(box);
    const style =
      `box-sizing: border-box; position: absolute; left: ${x}px; top: ${(y + scrollY) % 1}px; ` +
      `width: ${width}px; height: ${height}px; padding: ${padding}; overflow: auto; contain: layout; ` +
      `background: ${backgroundColor}`;
    return { style, html: element.innerHTML };
  });

/** The same HTML on a page that has nothing but Bulma as it comes. */
async function stockPage(page: Page, mode: string, layout: Awaited<ReturnType<typeof layoutOf>>) {
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="${mode}"><head><style>${BULMA}</style></head>` +
      `<body><div id="box" style="${layout.style}"><div>${layout.html}</div></div></body></html>`,
  );
  return page.locator('#box');
}

const picture = (locator: Locator) => locator.screenshot({ animations: 'disabled' });

for (const { route } of guidePages) {
  test(`Each demo of ${route} looks as with stock Bulma, pixel by pixel, in both modes and widths`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    for (const mode of MODES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
        await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        const page = await context.newPage();
        const stock = await context.newPage();
        await page.goto(route);
        await page.addStyleTag({ content: HIDE_FRAME });
        for (const stage of await page.locator('.bulma-stage').all()) {
          const layout = await layoutOf(stage);
          const expected = await picture(await stockPage(stock, mode, layout));
          const actual = await picture(stage.locator('..'));
          const name = `${mode} at ${width} px: ${layout.html.slice(0, 80)}`;
          expect(actual.equals(expected), name).toBe(true);
        }
        await context.close();
      }
    }
  });
}

for (const mode of MODES) {
  for (const width of WIDTHS) {
    test(`In ${mode} mode at ${width} px, the frame does not move by a pixel for the styles of demos`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto('/docs/components/elements/button');
      await page.addStyleTag({ content: '.bulma-stage { display: none !important }' });
      const shot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
      const before = await shot();
      const removed = await page.evaluate(() => {
        const links = [...document.querySelectorAll('link[rel="stylesheet"][href*="bulma"]')];
        links.forEach((link) => link.remove());
        return links.length;
      });
      expect(removed).toBe(2);
      expect((await shot()).equals(before)).toBe(true);
    });
  }
}
