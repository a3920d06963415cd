import type { Page } from '@playwright/test';
import { AXE_TAGS, COMMON, LOOK_RULES, violationsWithFrames, type Violation } from './axe.ts';
import { CONTRAST_OF_BULMA } from './contrast.ts';
import { expect, requestsOf } from './fixtures.ts';
import { clearFrameFonts, setFrameFonts } from './frameFonts.ts';
import { ALL_LOOKS, LOOKS, WIDTHS } from './guide.ts';
import { addStyles, FRAMES, loadFrames, open, outlast, switchTo } from './page.ts';
import { SAMPLES, tierOf } from './samples.ts';
import { builtRoutes } from './sitemap.ts';
import { test } from './tab.ts';

const HEIGHT = 800;
/** The least spacing that text must bear: WCAG 2.2, success criterion 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

/** A Usage page, and the most pixels that it may be high on a laptop, with its code folded. */
const USAGE = /^\/docs\/components\/\w+\/\w+$/;
const LONGEST = 9300;

const isContrastOfBulma = ({ rule, isInDemo }: Violation) => isInDemo && rule === 'color-contrast';

/** How much wider than the window the page is, in pixels. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: HEIGHT });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Less than a line of text, since the fonts are the same as in the measurement. */
const JUMP = 8;
const REMEDY = 'Run "npm run build" and "npm run frame-heights".';

/** The frames that reserve more or less room than their demo needs, and therefore move what is below. */
async function jumpsOf(page: Page): Promise<string[]> {
  const jumps: string[] = [];
  if ((await page.locator(FRAMES).count()) === 0) return jumps;
  await setFrameFonts(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await outlast(page, 0);
    const found = await page.locator(FRAMES).evaluateAll(
      (frames: HTMLIFrameElement[], { property, most }) =>
        frames.flatMap(({ src, parentElement, contentDocument }) => {
          // A height in another unit is fixed by the page.
          if (!parentElement!.style.getPropertyValue('--height').endsWith('px')) return [];
          const room = parseFloat(parentElement!.style.getPropertyValue(property));
          const needed = contentDocument!.getElementById('demo')!.scrollHeight;
          return Math.abs(room - needed) <= most ? [] : `${src}: ${room} instead of ${needed} px`;
        }),
      { property: width === 1280 ? '--on-desktops' : '--on-phones', most: JUMP },
    );
    jumps.push(...found);
  }
  await clearFrameFonts(page);
  return jumps;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// One visit for all, since most of the time goes into loading a page.
for (const route of builtRoutes()) {
  const title = `${route} comes alive without a complaint or a request to elsewhere, has no accessibility violation in light and dark mode at 1280 and 390 px, and never scrolls sideways`;
  test(title, tierOf(route), async ({ page, complaints }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await open(page, route);
    await loadFrames(page);
    if (USAGE.test(route)) expect(await heightOf(page)).toBeLessThanOrEqual(LONGEST);
    expect(await jumpsOf(page), REMEDY).toEqual([]);
    const isSample = SAMPLES.includes(route);
    for (const { mode, width } of isSample ? ALL_LOOKS : LOOKS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await switchTo(page, mode);
      await outlast(page, 0);
      // The samples stand for the rules that depend on neither the mode nor the width.
      const found = isSample
        ? await violationsWithFrames(page)
        : await violationsWithFrames(page, COMMON, width === 1280 ? AXE_TAGS : LOOK_RULES);
      const excused = found.filter(isContrastOfBulma);
      const where = `${mode}, ${width} px`;
      const others = found.filter((one) => !isContrastOfBulma(one));
      expect(others, where).toEqual([]);
      const known = CONTRAST_OF_BULMA[route]?.[mode] ?? 0;
      expect(excused.length, `${where}: ${JSON.stringify(excused)}`).toBe(known);
    }

    expect(await overflowAt(page, 320), 'at 320 px').toBe(0);
    await addStyles(page, SPACING);
    expect(await overflowAt(page, 320), 'at 320 px with wide spacing').toBe(0);
    expect(await overflowAt(page, 640), 'at 200% zoom with wide spacing').toBe(0);

    await expect.poll(() => requestsOf(page).size, 'requests that go on').toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('The samples of each kind of page are pages', () => {
  expect(builtRoutes()).toEqual(expect.arrayContaining(SAMPLES));
});
