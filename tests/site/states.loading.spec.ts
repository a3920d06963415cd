import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, isPagePart, navbar, open, outlast, withoutPrefetch } from './page.ts';
import { LONG } from './samples.ts';

const DELAY_MS = 200;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers requests for the code of pages only after some time, in milliseconds. */
const delayParts = (page: Page, ms: number) =>
  page.route(isPagePart, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** Milliseconds between a click and the appearance of an element; nothing if it did not appear. */
const appearance = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const times: { clicked?: number; seen?: number } = {};
    Object.assign(window, { times });
    addEventListener('click', () => (times.clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector(wanted)) times.seen ??= performance.now();
    }).observe(document.documentElement, { childList: true, subtree: true });
  }, selector);

const elapsed = (page: Page) =>
  page.evaluate(() => {
    const { clicked, seen } = (window as unknown as { times: Record<string, number> }).times;
    return clicked && seen ? seen - clicked : undefined;
  });

test.describe('Route change', LONG, () => {
  test.beforeEach(({ page }) => withoutPrefetch(page));

  test("The next route's code loads first", async ({ page }) => {
    await open(page, '/docs/intro');
    await delayParts(page, 600);
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(heading(page)).toHaveText('Getting Started');
    await expect(heading(page)).toHaveText('Blog');
  });

  test('If that fails, the whole page reloads', async ({ page }) => {
    await open(page, '/docs/intro');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.route(isPagePart, (route) => route.fulfill({ status: 404 }));
    const reload = page.waitForRequest((request) => request.resourceType() === 'document');
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await reload;
    await page.unroute(isPagePart);
    await expect(heading(page)).toHaveText('Blog');
    await hydrated(page);
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
  });

  test('Afterwards the page scrolls to the hash target', async ({ page }) => {
    await open(page, '/docs/guides/bulma-classes');
    // By keyboard: parts of the page get their height when they come into view, which moves the link under a pointer.
    await page.locator('main a[href="/docs/api/elements/table#tablerow"]').first().press('Enter');
    await expect(page).toHaveURL('/docs/api/elements/table#tablerow');
    await expect(page.locator('#tablerow')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('Afterwards the page scrolls to the top', async ({ page }) => {
    await open(page, '/docs/api/elements/button');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText('Blog');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('A progress bar appears only if loading takes longer than 200 ms. Its spinner is hidden', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    const leave = async () => {
      await navbar(page).getByRole('link', { name: 'APIs' }).click();
      await expect(heading(page)).not.toHaveText('Getting Started');
    };
    await leave();
    await page.goBack();
    await expect(heading(page)).toHaveText('Getting Started');
    // The other page is loaded by now, so this takes no time on any machine. Wait until its loading bar is gone.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await appearance(page, '#nprogress');
    await leave();
    await outlast(page, 2 * DELAY_MS);
    expect(await elapsed(page)).toBeUndefined();

    await delayParts(page, 4 * DELAY_MS);
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    expect(await elapsed(page)).toBeGreaterThanOrEqual(DELAY_MS);
    await expect(heading(page)).toHaveText('Blog');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('Lazy page loader', LONG, () => {
  test.use({ folder: variant('options') });
  test.beforeEach(async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, '/lazy');
  });

  const showOther = (page: Page) =>
    page.getByRole('button', { name: 'Show the other page' }).click();

  test('Loading, then (after a 200 ms delay) a visible loading state, then loaded', async ({
    page,
  }) => {
    await delayParts(page, 5 * DELAY_MS);
    await appearance(page, '[role=status]:not(.visually-hidden)');
    await showOther(page);
    await expect(heading(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    expect(await elapsed(page)).toBeGreaterThanOrEqual(DELAY_MS);
    await expect(heading(page)).toHaveText('Crash');
  });

  test('The error state shows the error text and a "Retry" button', async ({ page }) => {
    await page.route(isPagePart, (route) => route.fulfill({ status: 404 }));
    await showOther(page);
    await expect(page.getByRole('alert')).toContainText('Loading chunk');
    await page.unroute(isPagePart);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Crash');
  });
});
