import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { WIDTHS } from './guide.ts';
import { LONG } from './samples.ts';
import { builtRoutes } from './sitemap.ts';

test.use({ javaScriptEnabled: false });

const depthOf = (route: string) => route.split('/').length;

/** Those of some routes that a page shows links to at 1280 and at 390 px. */
async function seenOf(page: Page, routes: Iterable<string>): Promise<string[]> {
  let seen = [...routes];
  for (const width of WIDTHS) {
    if (seen.length === 0) return seen;
    await page.setViewportSize({ width, height: 800 });
    seen = await page.locator('a[href]').evaluateAll((links, wanted) => {
      const shown = (links as HTMLAnchorElement[])
        .filter(({ origin, pathname }) => origin === location.origin && wanted.includes(pathname))
        .filter((link) => link.checkVisibility())
        .map(({ pathname }) => pathname);
      return [...new Set(shown)];
    }, seen);
  }
  return seen;
}

test(
  'Without JavaScript, each page can be reached by links that are seen, at 1280 and at 390 px',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000);
    // Frames contain no links of the site, and images only take time.
    await page.route(/\/demos\/|\.(webp|png|svg|woff2)$/, (route) => route.abort());
    const missing = new Set(builtRoutes());
    missing.delete('/');
    const waiting = ['/'];
    while (missing.size > 0 && waiting.length > 0) {
      // Lists come before what they lead to, so that few pages have to be opened to see links to all.
      waiting.sort((a, b) => depthOf(b) - depthOf(a));
      await page.goto(waiting.pop()!);
      for (const target of await seenOf(page, missing)) {
        missing.delete(target);
        waiting.push(target);
      }
    }
    expect([...missing]).toEqual([]);
  },
);

test('Without JavaScript, at 390 px, the navbar shows its links, and no button that does nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/intro');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Getting Started', 'APIs', 'Blog', 'GitHub']) {
    await expect(navbar.getByRole('link', { name })).toBeVisible();
  }
  await expect(navbar.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

for (const route of ['/', '/docs/intro', '/docs/components/elements/button', '/blog/welcome']) {
  test(`Without JavaScript, ${route} shows no button or tab that does nothing, and all that they would show`, async ({
    page,
  }) => {
    await page.goto(route);
    const isInFrame = (element: Element) => !element.closest('.bulma-stage');
    const controls = await page.locator('button:visible, [role=tab]:visible').all();
    for (const control of controls) expect(await control.evaluate(isInFrame)).toBe(false);
    for (const panel of await page.locator('.tabs-container [role=tabpanel]').all()) {
      await expect(panel).toBeVisible();
    }
  });
}

test('Without JavaScript, at 320 px, the navbar does not cover the heading that a hash leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/docs/components/elements/button#colors');
  const heading = page.getByRole('heading', { name: 'Colors' });
  await expect(heading).toBeInViewport();
  const { y: top } = (await heading.boundingBox())!;
  const { y, height } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(top).toBeGreaterThan(y + height);
});

test('Without JavaScript, a demo can be opened alone', async ({ page }) => {
  await page.goto('/docs/components/elements/button');
  await page.getByRole('link', { name: 'Open alone' }).first().click();
  await expect(page).toHaveURL(/\/demos\/components\/elements\/button\/basic$/);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
});
