import { chromium, type Page } from '@playwright/test';
import { findOrInstallChromium, launchOptions } from '../tests/chromium.ts';
import { serve } from '../tests/host.ts';
import { BUDGETS } from '../tests/site/budgets.ts';
import { firstVisit } from '../tests/site/firstVisit.ts';
import { withoutPrefetch } from '../tests/site/page.ts';

/** Waits until the page makes no more requests. */
async function settle(page: Page) {
  const asks = () => page.waitForEvent('request', { timeout: 1000 }).catch(() => undefined);
  while (await asks());
}

/** What one visit loads with an empty cache. On a slow connection, nothing is preloaded. */
async function visit(url: string, isSlow: boolean) {
  const browser = await chromium.launch({
    ...launchOptions(),
    executablePath: findOrInstallChromium(),
  });
  const page = await browser.newPage();
  if (isSlow) await withoutPrefetch(page);
  const asked = await firstVisit(page, url);
  const elements = await page.locator('*').count();
  const [painted, framed, hydrated] = [
    await asked.painted(),
    await asked.framed(),
    await asked.hydrated(),
  ];
  await settle(page);
  const idle = await asked.loaded();
  await browser.close();
  return { painted, framed, hydrated, idle, elements };
}

async function rowOf(url: string) {
  const { painted, framed, hydrated, elements } = await visit(url, true);
  const { idle } = await visit(url, false);
  return {
    'kB until painted': painted.kilobytes.toFixed(1),
    'requests until painted': painted.requests,
    'kB until frames run': framed.kilobytes.toFixed(1),
    'requests until frames run': framed.requests,
    'kB until it responds': hydrated.kilobytes.toFixed(1),
    'requests until it responds': hydrated.requests,
    'kB when idle': idle.kilobytes.toFixed(1),
    'requests when idle': idle.requests,
    elements,
  };
}

const host = await serve('build');
const rows: Record<string, Awaited<ReturnType<typeof rowOf>>> = {};
for (const route of Object.keys(BUDGETS)) rows[route] = await rowOf(host.origin + route);
await host.close();
console.log('What a first visit loads, compressed with brotli, in units of 1,000 bytes:');
console.table(rows);
