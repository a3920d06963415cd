import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  countScripts,
  holdScripts,
  hydrated,
  isHydrated,
  navbar,
  open,
  wake,
  withoutPrefetch,
} from './page.ts';

/** Waits until the browser had nothing to do, which in a tab that is not looked at may not come by itself. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

/** Whether the runtime has taken what the scripts hold; before, they are entries of a list. */
const isStarted = (page: Page) =>
  page.evaluate(() =>
    Object.keys(globalThis).some(
      (name) =>
        name.startsWith('webpackChunk') &&
        Object.hasOwn(Reflect.get(globalThis, name) as object, 'push'),
    ),
  );

test('A page that nobody uses loads its scripts, and starts none but the one in its head', async ({
  page,
}) => {
  await page.goto('/docs/components/elements/button');
  await expect.poll(() => countScripts(page), { timeout: 20_000 }).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  expect(await isStarted(page)).toBe(false);
  expect(await isHydrated(page)).toBe(false);
  await wake(page);
  expect(await isStarted(page)).toBe(true);
});

test('A script that does not load ahead is tried again when the page is used, and nothing is said before', async ({
  page,
}) => {
  let failed = 0;
  const isScript = /\/assets\/js\/(main|\d+)\.\w+\.js$/;
  await page.route(isScript, async (route) => {
    failed += 1;
    await route.abort();
  });
  await page.goto('/docs/intro');
  await expect.poll(() => failed, { timeout: 20_000 }).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(isScript);
  await wake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Scripts are fetched while nothing else happens, and on a slow line not before they are needed', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const isScript = (url: string) => /assets\/js/.test(url);
  context.on('request', (request) => {
    if (isScript(request.url())) asked.push(request.url());
  });
  await page.goto('/docs/intro');
  await idle(page);
  // The browser takes its time for what it fetches ahead, and more of it on a busy machine.
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(5);
  expect(await isHydrated(page)).toBe(false);

  const slow = await context.newPage();
  await withoutPrefetch(slow);
  asked.length = 0;
  await slow.goto('/docs/intro');
  await idle(slow);
  await slow.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await slow.mouse.move(0, 0);
  await slow.getByRole('link', { name: 'Bulmatic' }).first().hover();
  await hydrated(slow);
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
