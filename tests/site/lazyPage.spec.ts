import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { isPagePart, open, withoutPrefetch } from './page.ts';
import { LONG } from './samples.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ folder: variant('options') });

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `Its error can be read in ${colorScheme} mode, and after "Retry" the focus is on the page's heading`,
    LONG,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await withoutPrefetch(page);
      await open(page, '/lazy');
      await page.route(isPagePart, (route) => route.abort());
      await page.getByRole('button', { name: 'Show the other page' }).click();
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      const found = await violations(page);
      expect(found.filter(({ rule }) => rule === 'color-contrast')).toEqual([]);
      await page.unroute(isPagePart);
      await page.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(heading(page)).toHaveText('Crash');
      await expect(heading(page)).toBeFocused();
    },
  );
}
