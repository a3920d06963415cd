import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { guidePages, LOOKS, MODES, WIDTHS } from './guide.ts';
import { addStyles, open, outlast, switchTo } from './page.ts';
import { expectSame, takePicture } from './pictures.ts';
import { LONG, tierOf } from './samples.ts';
import { test } from './tab.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');
/** A video is drawn by the compositor, in its own way each time, and a color that changes is halfway at any time. */
const STILL = `
  video { visibility: hidden }
  *, ::before, ::after { transition: none !important }
`;
/** Nothing but the demos: what is around them would differ. */
const ONLY_DEMOS = `
  ${STILL}
  html { background: white !important }
  body { visibility: hidden }
  main .tabs-container { display: none }
  main :has(> .bulma-stage) { visibility: visible }
  main :has(> * > .bulma-stage) { overflow: visible }
`;

/** Two demos in frames, which stand for all: each frame loads Bulma as it comes, and another test proves that. */
const FRAMED = ['components/components/navbar/basic', 'components/components/modal/basic'];

interface Box {
  style: string;
  html: string;
}

/** Moves the box of each demo onto whole pixels, and tells what decides how it is laid out, besides Bulma. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.locator('main .bulma-stage').evaluateAll((stages) =>
    stages.map((stage) => {
      const box = stage.parentElement as HTMLElement;
      // From where it was before it was moved for another width.
      box.style.cssText = box.dataset.style ??= box.style.cssText;
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
      `<head><style>${BULMA}${STILL}</style></head>` +
      `<body style="height: ${height}px">${divs.join('')}</body></html>`,
  );
  await page
    .locator('[data-indeterminate]')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.forEach((input) => (input.indeterminate = true)),
    );
}

/** A picture of the whole page, in a window of its height: beyond the window, Chromium at times leaves something out. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await outlast(page, 0);
  return takePicture(page);
}

/** What a demo in a frame is, in a page that has nothing but Bulma as it comes, and the space around it. */
async function fillLikeFrame(stock: Page, page: Page, mode: string) {
  const { html, padding } = await page.locator('#demo').evaluate((demo) => ({
    html: demo.innerHTML,
    padding: getComputedStyle(demo).padding,
  }));
  await stock.setContent(
    `<!doctype html><html lang="en" data-theme="${mode}"><head><style>${BULMA}${STILL}</style></head>` +
      `<body><div style="display: flow-root; padding: ${padding}">${html}</div></body></html>`,
  );
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const { route } of guidePages) {
  const title = `Each demo of ${route} looks as with stock Bulma, pixel by pixel, light on a desktop and dark on a phone`;
  test(title, tierOf(route), async ({ page }) => {
    test.setTimeout(600_000);
    const stock = await page.context().newPage();
    await open(page, route);
    await addStyles(page, ONLY_DEMOS);
    for (const { mode, width } of LOOKS) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await switchTo(page, mode);
      for (const one of [page, stock]) await one.setViewportSize({ width, height: 900 });
      const boxes = await boxesOf(page);
      const height = await heightOf(page);
      await fillStockPage(stock, mode, height, boxes);
      const actual = await picture(page, width, height);
      const expected = await picture(stock, width, height);
      expectSame(actual, expected, `${boxes.length} demos, ${mode} mode, ${width} px`);
    }
    await stock.close();
  });
}

for (const name of FRAMED) {
  const title = `The frame of ${name} looks as with stock Bulma, pixel by pixel, in both modes and widths`;
  test(title, LONG, async ({ page }) => {
    const stock = await page.context().newPage();
    await page.goto(`/demos/${name}`);
    await addStyles(page, STILL);
    // The pointer is over the first link, and a modal has the focus: HTML can express neither.
    await page.mouse.move(-1, -1);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const mode of MODES) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      await fillLikeFrame(stock, page, mode);
      for (const width of WIDTHS) {
        const actual = await picture(page, width, 800);
        const expected = await picture(stock, width, 800);
        expectSame(actual, expected, `${mode} mode, ${width} px`);
      }
    }
    await stock.close();
  });
}

test('The frame does not move by a pixel for the styles of demos, in both modes and widths', async ({
  page,
}) => {
  await open(page, '/docs/components/elements/button');
  // Which heading the table of contents marks depends on when the page was scrolled last.
  const unmarked = '.table-of-contents__link { color: black !important }';
  await addStyles(page, `${STILL} ${unmarked} .bulma-stage { display: none !important }`);
  const pictures = async () => {
    const taken = new Map<string, Buffer>();
    for (const mode of MODES) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await switchTo(page, mode);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        taken.set(`${mode} mode, ${width} px`, await picture(page, width, await heightOf(page)));
      }
    }
    return taken;
  };
  const before = await pictures();
  const removed = await page.evaluate(() => {
    const links = [...document.querySelectorAll('link[rel="stylesheet"][href*="bulma"]')];
    links.forEach((link) => link.remove());
    return links.length;
  });
  expect(removed).toBe(2);
  const after = await pictures();
  expect(after.size).toBe(MODES.length * WIDTHS.length);
  for (const [where, png] of after) expectSame(png, before.get(where)!, where);
});
