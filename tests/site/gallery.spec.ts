import { expect } from './fixtures.ts';
import { open } from './page.ts';
import { test } from './tab.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('The tiles of a row of the gallery begin at the same height', async ({ page }) => {
  await open(page, '/docs/components/intro');
  const lists = await page.locator('main ul:has(.bulma-stage)').evaluateAll((galleries) =>
    galleries.map((gallery) => {
      const tops = [...gallery.children].map((tile) => tile.getBoundingClientRect().top);
      const columns = getComputedStyle(gallery).gridTemplateColumns.split(' ').length;
      return { tiles: tops.length, columns, rows: new Set(tops).size };
    }),
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const { tiles, columns, rows } of lists) expect(rows).toBe(Math.ceil(tiles / columns));
});
