import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AXE_TAGS, violations, type Violation } from './axe.ts';
import { contrastsOfCode } from './codeColors.ts';
import { CONTRAST_OF_BULMA } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { MODES, WIDTHS } from './guide.ts';
import { hydrated } from './page.ts';
import { builtRoutes } from './sitemap.ts';

const HEIGHT = 800;

interface Package {
  version: string;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

const isContrastOfBulma = ({ rule, isInDemo }: Violation) => isInDemo && rule === 'color-contrast';

async function switchTo(page: Page, mode: (typeof MODES)[number]) {
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) !== mode) {
    await page.getByRole('button', { name: `Switch to ${mode} mode` }).click();
  }
  // Demos move by Bulma's own transitions; a colour halfway has no contrast to speak of.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/** How much wider than the window the page is, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const route of [...builtRoutes(), '/no/such/page']) {
  test(`${route} has no accessibility violation, in light and dark mode, at 1280 and 390 px`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    for (const mode of MODES) {
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await switchTo(page, mode);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = await violations(page);
        const excused = found.filter(isContrastOfBulma);
        const where = `${mode}, ${width} px`;
        expect(
          found.filter((one) => !isContrastOfBulma(one)),
          where,
        ).toEqual([]);
        expect(excused.length, `${where}: ${JSON.stringify(excused)}`).toBe(
          CONTRAST_OF_BULMA[route]?.[mode] ?? 0,
        );
      }
    }
  });

  test(`${route} needs no sideways scrolling at 320 px, at 200% zoom, or with wide text spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto(route);
    expect(await overflow(page)).toBe(0);
    // The least that text must bear, by WCAG 2.2, 1.4.12.
    await page.locator('html').evaluate((html) => {
      for (const element of html.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '0.12em', 'important');
        element.style.setProperty('word-spacing', '0.16em', 'important');
      }
    });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 640, height: HEIGHT / 2 });
    expect(await overflow(page)).toBe(0);
  });
}

for (const route of ['/', '/docs/intro', '/docs/api/elements/button', '/blog/welcome']) {
  test(`${route} can be read and used with forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(route);
    await hydrated(page);
    const found = await violations(page);
    expect(found.filter(({ isInDemo }) => !isInDemo)).toEqual([]);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    // Icons that are painted as backgrounds would vanish.
    const icons = page.locator('nav.navbar svg:visible');
    for (const icon of await icons.all()) {
      expect(await icon.evaluate((svg) => getComputedStyle(svg).forcedColorAdjust)).toBe('auto');
    }
  });
}

for (const mode of MODES) {
  test(`Each colour of code has a contrast of 4.5 on plain and on highlighted lines, in ${mode} mode`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto('/docs/intro');
    const contrasts = await page.evaluate(contrastsOfCode);
    expect(Object.keys(contrasts).length).toBeGreaterThanOrEqual(7 * 2);
    expect(Object.entries(contrasts).filter(([, contrast]) => contrast < 4.5)).toEqual([]);
  });
}

test('The accessibility statement tells what is measured here', () => {
  const measured = {
    axe: (JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')) as Package)
      .version,
    tags: AXE_TAGS,
    pages: builtRoutes().length,
    modes: MODES,
    widths: WIDTHS,
    contrastOfBulma: CONTRAST_OF_BULMA,
  };
  expect(`${JSON.stringify(measured, undefined, 2)}\n`).toMatchSnapshot('measured.json');
});
