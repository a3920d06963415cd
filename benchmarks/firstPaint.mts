import { chromium, type Browser } from '@playwright/test';
import { findOrInstallChromium, launchOptions } from '../tests/chromium.ts';
import { BUDGETS } from '../tests/site/budgets.ts';
import { connectBy, hydrated } from '../tests/site/page.ts';
import { PLAIN, serveCompressed } from './compressedHost.mts';

/** A mid-range phone on a slow connection: a processor four times slower, a round trip of 150 ms, 1.6 Mbit/s. */
const PHONE = { cpu: 4, latencyMs: 150, bytesPerSecond: 200_000 };
const ROUNDS = 5;

interface Figures {
  lcp: number;
  blocking: number;
  shift: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function newPage(browser: Browser, cpu: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page, session };
}

/** Opens a page as on a phone, and waits until it is idle. */
async function paint(browser: Browser, url: string): Promise<Figures> {
  const { context, page, session } = await newPage(browser, PHONE.cpu);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await page.addInitScript(() => {
    const figures = { lcp: 0, blocking: 0, shift: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { entryType, startTime, duration } = entry;
        if (entryType === 'largest-contentful-paint') figures.lcp = startTime;
        if (entryType === 'longtask') figures.blocking += duration - 50;
        if ('value' in entry) figures.shift += entry.value as number;
      }
    }).observe({ entryTypes: ['largest-contentful-paint', 'layout-shift', 'longtask'] });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(() => (window as unknown as { figures: Figures }).figures);
  await context.close();
  return figures;
}

/** Milliseconds from the first interaction to a hydrated page, with scripts that are already loaded. */
async function respond(browser: Browser, url: string, cpu: number): Promise<number> {
  const { context, page } = await newPage(browser, cpu);
  // On a faster line, it would not wait for the interaction.
  await connectBy(page, '3g');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const times = { start: performance.now(), end: 0 };
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === 'true') times.end = performance.now();
    }).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
    dispatchEvent(new Event('touchstart'));
  });
  await hydrated(page);
  const ms = await page.evaluate(() => {
    const { times } = window as unknown as { times: { start: number; end: number } };
    return times.end - times.start;
  });
  await context.close();
  return ms;
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await measure());
  return results;
}

async function rowOf(browser: Browser, origin: string, route: string) {
  const figures = await repeat(() => paint(browser, origin + route));
  const plain = await repeat(() => paint(browser, origin + PLAIN + route));
  const lcp = median(figures.map((one) => one.lcp));
  return {
    'LCP, ms': Math.round(lcp),
    'of plain HTML': (lcp / median(plain.map((one) => one.lcp))).toFixed(2),
    'blocking, ms': Math.round(median(figures.map(({ blocking }) => blocking))),
    'layout shift': Math.max(...figures.map(({ shift }) => shift)).toFixed(3),
    'to respond, ms': Math.round(median(await repeat(() => respond(browser, origin + route, 1)))),
    'on a phone, ms': Math.round(
      median(await repeat(() => respond(browser, origin + route, PHONE.cpu))),
    ),
  };
}

const host = await serveCompressed('build');
const browser = await chromium.launch({
  ...launchOptions(),
  executablePath: findOrInstallChromium(),
});
const rows: Record<string, Awaited<ReturnType<typeof rowOf>>> = {};
for (const route of Object.keys(BUDGETS)) rows[route] = await rowOf(browser, host.origin, route);
await browser.close();
host.close();
console.log(
  `How soon a page is painted on a phone, and how soon it responds; medians of ${ROUNDS}:`,
);
console.table(rows);
