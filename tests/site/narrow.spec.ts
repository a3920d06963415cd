import { expect } from './fixtures.ts';
import { test } from './tab.ts';
import { open } from './page.ts';

const PAGES = [
  '/',
  '/docs/intro',
  '/docs/api/elements/button',
  '/docs/api/helpers/usebulmaclasses',
  '/docs/components/intro',
  '/blog',
  '/blog/welcome',
];

for (const route of PAGES) {
  test(`${route} neither overflows nor clips a table at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const tables = [...document.querySelectorAll('main table')];
      const clipped = tables.filter((table) => table.scrollWidth > table.clientWidth + 1);
      return { page: scrollWidth - clientWidth, clippedTables: clipped.length };
    });
    expect(overflow).toEqual({ page: 0, clippedTables: 0 });
  });
}
