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
  const { unused, used, elements } = await visit(url, true);
  const idle = (await visit(url, false)).used;
  return {
    'kB until painted': unused.kilobytes.toFixed(1),
    'requests until painted': unused.requests,
    'kB until it responds': used.kilobytes.toFixed(1),
    'requests until it responds': used.requests,
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
