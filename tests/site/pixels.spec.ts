import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { guidePages, MODES, WIDTHS } from './guide.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');
/** A video is drawn by the compositor, in its own way each time. */
const NO_VIDEO = 'video { visibility: hidden }';
/** Nothing but the demos: what is around them would differ. */
const ONLY_DEMOS = `
  ${NO_VIDEO}
  html { background: white !important }
  body { visibility: hidden }
  main .tabs-container { display: none }
  main :has(> .bulma-stage) { visibility: visible }
  main :has(> * > .bulma-stage) { overflow: visible }
`;

// The styles that hide what is around a demo are none that the site's policy allows.
test.use({ bypassCSP: true });

interface Box {
  style: string;
  html: string;
}

/** Moves the box of each demo onto whole pixels, and tells what decides how it is laid out, besides Bulma. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.locator('main .bulma-stage').evaluateAll((stages) =>
    stages.map((stage) => {
      const box = stage.parentElement as HTMLElement;
      // HTML cannot say it.
      stage
        .querySelectorAll('input:indeterminate')
        .forEach((input) => input.setAttribute('data-indeterminate', ''));
      const { x, y, height } = box.getBoundingClientRect();
      const [left, top] = [Math.ceil(x), Math.ceil(y + scrollY)];
      box.style.cssText +=
        `position: relative; left: ${left - x}px; top: ${top - y - scrollY}px; ` +
        `box-sizing: border-box; height: ${Math.ceil(height)}px; min-height: 0`;
      const { width, padding, backgroundColor } = getComputedStyle(box);
      const style =
        `position: absolute; left: ${left}px; top: ${top}px; box-sizing: border-box; ` +
        `width: ${width}; height: ${Math.ceil(height)}px; padding: ${padding}; ` +
        `overflow: auto; contain: layout; background: ${backgroundColor}`;
      return { style, html: stage.innerHTML };
    }),
  );

/** The same HTML in the same places of a page that has nothing but Bulma as it comes. */
async function fillStockPage(page: Page, mode: string, height: number, boxes: readonly Box[]) {
  const divs = boxes.map(({ style, html }) => `<div style="${style}"><div>${html}</div></div>`);
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="${mode}" style="background: white">` +
      `<head><style>${BULMA}${NO_VIDEO}</style></head>` +
      `<body style="height: ${height}px">${divs.join('')}</body></html>`,
  );
  await page
    .locator('[data-indeterminate]')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.forEach((input) => (input.indeterminate = true)),
    );
}

for (const { route } of guidePages) {
  test(`Each demo of ${route} looks as with stock Bulma, pixel by pixel, in both modes and widths`, async ({
    browser,
    baseURL,
  }, testInfo) => {
    test.setTimeout(180_000);
    for (const mode of MODES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
        await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        const [page, stock] = [await context.newPage(), await context.newPage()];
        await page.goto(route);
        await page.locator('html[data-has-hydrated=true]').waitFor();
        await page.addStyleTag({ content: ONLY_DEMOS });
        const boxes = await boxesOf(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await fillStockPage(stock, mode, height, boxes);

        const picture = (one: Page) => one.screenshot({ animations: 'disabled', fullPage: true });
        const [actual, expected] = [await picture(page), await picture(stock)];
        const files = ['actual', 'expected'].map((name) => testInfo.outputPath(`${name}.png`));
        if (!actual.equals(expected)) {
          writeFileSync(files[0] ?? '', actual);
          writeFileSync(files[1] ?? '', expected);
        }
        expect(
          actual.equals(expected),
          `${boxes.length} demos, ${mode} mode, ${width} px: compare ${files.join(' and ')}`,
        ).toBe(true);
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
