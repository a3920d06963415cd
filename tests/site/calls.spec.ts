import { expect, test } from './fixtures.ts';
import { connectBy, countScripts, hydrated, isHydrated, navbar, open, outlast } from './page.ts';

const STATIC = /^\/(assets\/(js|css|images)\/[^/]+\.(js|css|svg|png|webp)|img\/[^/]+\.svg)$/;

test('Calls to a product backend: no such call was observed. The site loads only static files', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    expect(origin).toBe(baseURL);
    expect(request.method()).toBe('GET');
    expect(['fetch', 'xhr', 'websocket', 'eventsource', 'ping']).not.toContain(
      request.resourceType(),
    );
    if (request.resourceType() !== 'document') requests.push(pathname);
  });
  for (const route of ['/', '/docs/components/form/field', '/blog']) {
    await open(page, route);
    await page.waitForLoadState('networkidle');
  }
  await navbar(page).getByRole('link', { name: 'APIs' }).click();
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(20);
  expect(requests.filter((path) => !STATIC.test(path))).toEqual([]);
});

test('Route chunks may be prefetched when a link is visible, and preloaded when it is hovered', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.waitForLoadState('networkidle');
  const prefetched = page.locator('head link[rel=prefetch]');
  expect(await prefetched.count()).toBeGreaterThan(0);
  const before = await countScripts(page);
  await navbar(page).getByRole('link', { name: 'Getting Started' }).hover();
  await expect.poll(() => countScripts(page)).toBeGreaterThan(before);
});

test('Route chunks of visible links are prefetched though nobody has touched the page', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const prefetched = page.locator('head link[rel=prefetch][href*="/assets/js/"]');
  await expect.poll(() => prefetched.count()).toBeGreaterThan(20);
});

test('A route is preloaded when the pointer over its link is the first sign of use', async ({
  page,
}) => {
  await connectBy(page, '3g');
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  const before = await countScripts(page);
  await navbar(page).getByRole('link', { name: 'Getting Started' }).hover();
  await hydrated(page);
  await expect.poll(() => countScripts(page)).toBeGreaterThan(before + 3);
});

for (const [what, effectiveType, saveData] of [
  ['2g', '2g'],
  ['save-data', '4g', true],
] as const) {
  test(`Prefetch is skipped on ${what} connections`, async ({ page }) => {
    await connectBy(page, effectiveType, saveData);
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    const before = await countScripts(page);
    await navbar(page).getByRole('link', { name: 'Getting Started' }).hover();
    await outlast(page, 200);
    expect(await page.locator('head link[rel=prefetch]').count()).toBe(0);
    expect(await countScripts(page)).toBe(before);
  });
}
