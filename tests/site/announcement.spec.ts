import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { navbar, open, outlast, reload } from './page.ts';
import { LONG } from './samples.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const link = (page: Page) => bar(page).getByRole('link');
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });
const brand = (page: Page) => navbar(page).getByRole('link', { name: 'Bulmatic' });

/** Pretends that the reader has dismissed the announcement of this id. */
const dismissBefore = (page: Page, id: string) =>
  page.addInitScript((dismissed) => {
    localStorage.setItem('docusaurus.announcement.id', dismissed);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, id);

/** How far things have moved without the reader's doing, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observe = (list: PerformanceObserverEntryList) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as LayoutShift).value));
    new PerformanceObserver(observe).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await outlast(page, 300);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

interface LayoutShift {
  value: number;
}

test('The announcement is true: it says that the library is not on npm until its version says otherwise', async ({
  page,
}) => {
  const { version } = JSON.parse(readFileSync('library/package.json', 'utf8')) as {
    version: string;
  };
  await open(page, '/');
  await expect(bar(page)).toContainText(version === '0.0.0' ? 'isn’t on npm yet' : version);
  const { hash } = new URL((await link(page).getAttribute('href')) ?? '', page.url());
  await link(page).click();
  await expect(page.locator(hash || 'h1')).toBeFocused();
});

test.describe('In use', LONG, () => {
  test('A new announcement is shown on the very first load, and nothing moves', async ({
    page,
    complaints,
  }) => {
    await dismissBefore(page, 'the one before');
    const shifted = await watchShifts(page);
    await open(page, '/docs/intro');
    await expect(bar(page)).toBeVisible();
    expect(await shifted()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('A dismissed announcement is not shown for a moment either', async ({ page }) => {
    await open(page, '/docs/intro');
    const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
    await dismissBefore(page, id ?? '');
    const shifted = await watchShifts(page);
    await reload(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await shifted()).toBe(0);
  });

  test('Dismissal takes the announcement from every open tab at once, and no tab loses its focus', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/intro');
    await link(page).focus();
    const otherTab = await context.newPage();
    await open(otherTab, '/blog');
    await close(otherTab).click();
    await expect(bar(otherTab)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await expect(brand(page)).toBeFocused();
  });

  test('On close, the focus goes to the link at the start of the navbar', async ({ page }) => {
    await open(page, '/docs/intro');
    await close(page).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(brand(page)).toBeFocused();
  });

  test('A link in the announcement opens its page without loading a new document', async ({
    page,
    complaints,
  }) => {
    await open(page, '/blog');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await link(page).click();
    await expect(page).toHaveURL(/\/docs\/intro/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog');
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('A link in the announcement opens a new tab for those who ask for one', async ({
    page,
    context,
  }) => {
    await open(page, '/blog');
    const newTab = context.waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await (await newTab).waitForURL(/\/docs\/intro/);
    await expect(page).toHaveURL('/blog');
  });

  test('The page that the announcement links to is loaded ahead', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      const asked: string[] = [];
      let real: Window['docusaurus'];
      const prefetch: typeof real.prefetch = (path) => (asked.push(path), real.prefetch(path));
      Object.defineProperties(window, {
        asked: { value: asked },
        docusaurus: {
          get: () => ({ ...real, prefetch }),
          set: (value: typeof real) => (real = value),
        },
      });
    });
    await open(page, '/blog');
    const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect(asked).toContain('/docs/intro');
  });

  for (const mode of ['light', 'dark']) {
    test(`The announcement fits 320 px, and can be read and hit, in ${mode} mode`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, '/blog');
      const box = await close(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await violations(page)).toEqual([]);
    });
  }
});
