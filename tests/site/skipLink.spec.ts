import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { wake } from './page.ts';

const link = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('The skip link comes first, is seen when it has the focus, and leads into the page', async ({
      page,
    }) => {
      await page.goto('/docs/intro');
      if (javaScriptEnabled) await wake(page);
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
