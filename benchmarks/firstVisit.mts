import { chromium } from '@playwright/test';
import { findOrInstallChromium, launchOptions } from '../tests/chromium.ts';
import { serve } from '../tests/host.ts';
import { BUDGETS } from '../tests/site/budgets.ts';
import { firstVisit } from '../tests/site/firstVisit.ts';
import { withoutPrefetch } from '../tests/site/page.ts';

/** What one visit loads, with nothing in the cache; on a slow line nothing is loaded ahead. */
async function visit(url: string, isSlow: boolean) {
  const browser = await chromium.launch({
    ...launchOptions(),
    executablePath: findOrInstallChromium(),
  });
  const page = await browser.newPage();
  if (isSlow) await withoutPrefetch(page);
  const loaded = await firstVisit(page, url);
  const elements = await page.locator('*').count();
  await browser.close();
  return { ...loaded, elements };
}

async function rowOf(url: string) {
  const needed = await visit(url, true);
  const idle = await visit(url, false);
  return {
    'kB until it responds': needed.kilobytes.toFixed(1),
    requests: needed.requests,
    'kB when idle': idle.kilobytes.toFixed(1),
    'requests when idle': idle.requests,
    elements: needed.elements,
  };
}

const host = await serve('build');
const rows: Record<string, Awaited<ReturnType<typeof rowOf>>> = {};
for (const route of Object.keys(BUDGETS)) rows[route] = await rowOf(host.origin + route);
await host.close();
console.log('What a first visit loads, compressed with brotli, in units of 1,000 bytes:');
console.table(rows);
