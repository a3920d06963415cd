import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LONG } from './samples.ts';
import { builtRoutes } from './sitemap.ts';

test.use({ javaScriptEnabled: false });

/** Routes that the links lead to that can be seen on a page. */
async function visibleTargets(page: Page): Promise<string[]> {
  const targets = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => link.checkVisibility() && link.origin === location.origin)
        .map(({ pathname }) => pathname),
    );
  return [...new Set(targets)];
}

/** The routes that a reader comes to from the home page, by the targets that each page shows. */
function reachedBy(targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(['/']);
  // A set is walked in the order in which it grows.
  for (const route of reached) {
    for (const target of targets.get(route) ?? []) if (targets.has(target)) reached.add(target);
  }
  return reached;
}

test(
  'Without JavaScript, each page can be reached by links that are seen, at 1280 and at 390 px',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000);
    // Frames lead nowhere, and images only take time.
    await page.route(/\/demos\/|\.(webp|png|svg|woff2)$/, (route) => route.abort());
    const targets = { 1280: new Map<string, string[]>(), 390: new Map<string, string[]>() };
    for (const route of builtRoutes()) {
      await page.goto(route);
      for (const width of [1280, 390] as const) {
        await page.setViewportSize({ width, height: 800 });
        targets[width].set(route, await visibleTargets(page));
      }
    }
    for (const [width, seen] of Object.entries(targets)) {
      const reached = reachedBy(seen);
      expect(
        builtRoutes().filter((route) => !reached.has(route)),
        `at ${width} px`,
      ).toEqual([]);
    }
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
