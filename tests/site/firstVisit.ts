import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { open } from './page.ts';

const TEXT = /^(text|application|image\/svg)/;

/** Bytes of an answer's body, compressed as far as a host can. */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const isText = TEXT.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
}

/** Opens a page with an empty cache, waits until nothing is loaded any more, and measures what was. */
export async function firstVisit(page: Page, route: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open(page, route);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map(sizeOf));
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length };
}
