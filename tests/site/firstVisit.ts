import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { wake } from './page.ts';

/** What was loaded so far. */
export interface Loaded {
  /** Compressed with brotli, in units of 1,000 bytes. */
  kilobytes: number;
  requests: number;
}

const TEXT = /^(text|application|image\/svg)/;

/** Bytes by paths of the built site, since the strongest compression takes long. */
const sizes = new Map<string, Promise<number>>();

/** Bytes of what an address answers with, compressed as far as a host can. */
function sizeOf(url: string, { request }: Page): Promise<number> {
  async function measure() {
    const response = await request.get(url);
    const body = await response.body();
    const isText = TEXT.test(response.headers()['content-type'] ?? '');
    return isText ? brotliCompressSync(body).length : body.length;
  }
  // Each test has a host with a port of its own, but the same build.
  const { pathname } = new URL(url);
  const size = sizes.get(pathname) ?? measure();
  sizes.set(pathname, size);
  return size;
}

/** Notes the moment at which React has taken over. */
const noteHydration = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === 'true') performance.mark('hydrated');
    }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
  });

/** What the page itself has asked for, and when it was loaded and hydrated, in milliseconds. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    asked: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, time: startTime })),
    loaded: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!
      .loadEventStart,
    hydrated: performance.getEntriesByName('hydrated')[0]!.startTime,
  }));

/**
 * Opens a page with an empty cache, then uses it. Asked for, it tells what was loaded until it was painted, until its
 * frames ran, until it responded, and so far.
 */
export async function firstVisit(page: Page, route: string) {
  // The browser may request preloaded files again, since it doesn't keep them.
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.url().startsWith('http')) urls.add(response.url());
  });
  async function loaded(which: Iterable<string>): Promise<Loaded> {
    const sizes = await Promise.all([...which].map((url) => sizeOf(url, page)));
    return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length };
  }

  await noteHydration(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  const unused = [...urls];
  await wake(page);
  const times = await timesOf(page);
  const askedUntil = (end: number) =>
    times.asked
      .filter(({ url, time }) => url.startsWith('http') && time <= end)
      .map(({ url }) => url);
  return {
    painted: () => loaded([page.url(), ...askedUntil(times.loaded)]),
    framed: () => loaded(unused),
    hydrated: () => loaded(new Set([...unused, ...askedUntil(times.hydrated)])),
    loaded: () => loaded(urls),
  };
}
