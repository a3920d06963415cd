import { expect, test } from './fixtures.ts';
import { countScripts, navbar, open, outlast } from './page.ts';

const STATIC = /^\/(assets\/(js|css|images)\/[^/]+\.(js|css|svg|png|webp)|img\/[^/]+\.svg)$/;
/** The one file that is not loaded by an element. */
const METADATA = /^\/assets\/routing\.\w+\.json$/;

test('Calls to a product backend: no such call was observed. The site loads only static files', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    expect(origin).toBe(baseURL);
    expect(request.method()).toBe('GET');
    if (METADATA.test(pathname)) return;
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

test('Of what visible links lead to, only small scripts are prefetched', async ({ page }) => {
  await open(page, '/docs/components/elements/button');
  const prefetched = page.locator('head link[rel=prefetch][href*="/assets/js/"]');
  await expect.poll(() => prefetched.count()).toBeGreaterThan(8);
  const addresses = await prefetched.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  for (const address of addresses) {
    const script = await (await page.request.get(address)).body();
    expect(script.length, address).toBeLessThanOrEqual(12_000);
  }
});

for (const [what, connection] of [
  ['2g', { effectiveType: '2g' }],
  ['save-data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`Prefetch is skipped on ${what} connections`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    // On a page of the docs, what is left of the sidebar comes late.
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    const before = await countScripts(page);
    await navbar(page).getByRole('link', { name: 'Getting Started' }).hover();
    await outlast(page, 200);
    expect(await page.locator('head link[rel=prefetch]').count()).toBe(0);
    expect(await countScripts(page)).toBe(before);
  });
}
