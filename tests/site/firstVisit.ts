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

/** Bytes of what an address answers with, compressed as far as a host can. */
async function sizeOf(url: string, { request }: Page): Promise<number> {
  const response = await request.get(url);
  const body = await response.body();
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
}

/** Opens a page with an empty cache, then uses it, and tells what was loaded by the time at which each had nothing more to load. */
export async function firstVisit(page: Page, route: string) {
  // The browser does not keep what it fetched ahead, and may ask for it once more.
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.url().startsWith('http')) urls.add(response.url());
  });
  async function loaded(): Promise<Loaded> {
    const sizes = await Promise.all([...urls].map((url) => sizeOf(url, page)));
    return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: urls.size };
  }

  await page.goto(route, { waitUntil: 'networkidle' });
  const unused = await loaded();
  await wake(page);
  await page.waitForLoadState('networkidle');
  return { unused, used: await loaded() };
}
