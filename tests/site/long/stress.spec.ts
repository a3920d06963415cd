import type { Page } from '@playwright/test';
import { randomFrom } from '../../randomFrom.ts';
import { expect, test } from '../fixtures.ts';
import { open } from '../page.ts';

const ACTIONS = 500;
/**
 * Before the count begins, so that code which is loaded or compiled once is not taken for growth: the heap grows for about
 * 200 actions, and then stays as it is, give or take a twentieth.
 */
const WARM_UP = 300;
const MAX_GROWTH = 1.2;
const SEED = 20_251_120;
/** Pages that the footer leads to from everywhere. */
const ROUTES = ['/', '/docs/intro', '/docs/components/intro', '/docs/guides/intro', '/blog'];

async function visit(page: Page, route: string) {
  await page.locator(`footer a[href="${route}"]`).first().click();
  await expect(page).toHaveURL(route);
}

async function openSidebar(page: Page) {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('.navbar__toggle').click();
  const sidebar = page.getByRole('dialog');
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
}

async function toggle(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('nav.navbar .color-mode-toggle').click();
}

/** Bytes that scripts hold, without what only waits to be collected. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test('500 random route changes, toggles and sidebar openings in one tab leave no console message and no heap growth beyond 20%', async ({
  page,
  complaints,
}) => {
  test.setTimeout(900_000);
  const random = randomFrom(SEED);
  const act = () => {
    const choice = random();
    if (choice < 0.6) return visit(page, ROUTES[Math.floor(random() * ROUTES.length)] ?? '/');
    return choice < 0.8 ? toggle(page) : openSidebar(page);
  };
  await open(page, '/');
  for (const route of ROUTES) await visit(page, route);
  for (let count = 0; count < WARM_UP; count += 1) await act();
  const before = await heap(page);
  for (let count = 0; count < ACTIONS; count += 1) await act();
  const growth = (await heap(page)) / before;
  console.log(`Heap after ${ACTIONS} actions: ${(growth * 100).toFixed(1)}% of ${before} bytes`);
  expect(growth).toBeLessThan(MAX_GROWTH);
  expect(complaints).toEqual([]);
});
