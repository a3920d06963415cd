import type { Page } from '@playwright/test';
import { serve } from '../host.ts';
import { complaintsOf, requestsOf, test as base } from './fixtures.ts';

interface Tab {
  origin: string;
  page: Page;
  complaints: string[];
}

/** Resets what an earlier test may have changed. */
const SCREEN = {
  media: null,
  colorScheme: null,
  forcedColors: null,
  reducedMotion: 'reduce',
} as const;

/**
 * One tab for all tests of a worker, as that of a reader who goes from page to page: what all pages load is then loaded
 * and compiled once. A test that fails ends its worker, so that it leaves nothing behind for others. Each page opens in
 * light mode.
 */
export const test = base.extend<object, { hasScripts: boolean; tab: Tab }>({
  hasScripts: [true, { option: true, scope: 'worker' }],
  tab: [
    async ({ browser, hasScripts }, provide) => {
      const host = await serve('build');
      const context = await browser.newContext({
        baseURL: host.origin,
        javaScriptEnabled: hasScripts,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(() => localStorage.setItem('theme', 'light'));
      const page = await context.newPage();
      await provide({
        origin: host.origin,
        page,
        complaints: await complaintsOf(page, host.origin),
      });
      await context.close();
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ tab }, provide) => provide(tab.origin),
  page: async ({ tab, viewport }, provide) => {
    if (viewport) await tab.page.setViewportSize(viewport);
    // An earlier test may have left the pointer on an element, or printed.
    await tab.page.mouse.move(0, 0);
    await tab.page.emulateMedia(SCREEN);
    await provide(tab.page);
  },
  complaints: async ({ tab }, provide) => {
    tab.complaints.length = 0;
    requestsOf(tab.page).clear();
    await provide(tab.complaints);
  },
});
