import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  connectBy,
  countScripts,
  holdScripts,
  hydrated,
  navbar,
  open,
  outlast,
  wake,
  withoutPrefetch,
} from '../page.ts';

/** Whether the runtime has taken what the scripts hold; before, they are entries of a list. */
const isStarted = (page: Page) =>
  page.evaluate(() =>
    Object.keys(globalThis).some(
      (name) =>
        name.startsWith('webpackChunk') &&
        Object.hasOwn(Reflect.get(globalThis, name) as object, 'push'),
    ),
  );

test('A page that nobody uses hydrates when the browser is idle', async ({ page, complaints }) => {
  await page.goto('/docs/components/elements/button');
  await hydrated(page);
  expect(complaints).toEqual([]);
});

test('On a 3g line, a page loads its scripts ahead, but starts none until it is used', async ({
  page,
}) => {
  await connectBy(page, '3g');
  await page.goto('/docs/components/elements/button');
  await expect.poll(() => countScripts(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await outlast(page, 3000);
  expect(await isStarted(page)).toBe(false);
  await wake(page);
  expect(await isStarted(page)).toBe(true);
});

for (const [what, effectiveType, saveData] of [
  ['On a 2g line', '2g', false],
  ['For a user who saves data', '4g', true],
] as const) {
  test(`${what}, a page loads no script until it is used`, async ({ page }) => {
    await connectBy(page, effectiveType, saveData);
    await page.goto('/docs/intro');
    await outlast(page, 3000);
    expect(await countScripts(page)).toBe(0);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Bulmatic' }).first().hover();
    await hydrated(page);
  });
}

test('A script that does not load ahead is tried again when the page is used, and nothing is said before', async ({
  page,
}) => {
  let failed = 0;
  const isScript = /\/assets\/js\/(main|\d+)\.\w+\.js$/;
  await page.route(isScript, async (route) => {
    failed += 1;
    await route.abort();
  });
  await connectBy(page, '3g');
  await page.goto('/docs/intro');
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(isScript);
  await wake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A link is a link at any time, and the page before comes back as it was', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/docs/intro');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  release();
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
});

test('The Back button leads to the page of its address, though this one was loaded anew and not used', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, '/docs/intro');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
});

test('The page behind a link that is pointed at is fetched before React takes over, and by React afterwards', async ({
  page,
  context,
  complaints,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  const release = await holdScripts(page);
  await page.goto('/docs/intro');
  await navbar(page).getByRole('link', { name: 'Blog' }).hover();
  expect(await fetched).toBe('/blog');
  release();
  await hydrated(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await expect(page.locator('link[rel=prefetch][href*="/assets/js/"]')).not.toHaveCount(0);
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(complaints).toEqual([]);
});
