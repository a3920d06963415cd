import { test as base, expect, type Page, type Request } from '@playwright/test';
import { serve, type Host } from '../host.ts';

interface Fixtures {
  /** Folder of the built site that the test visits. */
  folder: string;
  /** The server of that site. */
  host: Host;
  /** Messages on the console, errors of scripts, and requests to other origins, of everything that the page does. */
  complaints: string[];
}

/** Runs in each frame. A browser need not log what a policy forbids if the page catches the error. */
function logViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`forbidden by ${effectiveDirective}: ${blockedURI}`),
  );
}

const going = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have not ended. Playwright's `networkidle` sometimes waits for one of a frame that has. */
export const requestsOf = (page: Page): Set<Request> => going.get(page) ?? new Set();

/** Collects what goes wrong in a page. */
export async function complaintsOf(page: Page, origin?: string): Promise<string[]> {
  const complaints: string[] = [];
  const requests = new Set<Request>();
  going.set(page, requests);
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.addInitScript(logViolations);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    requests.add(request);
    const url = new URL(request.url());
    const isLocal = url.origin === origin || url.protocol === 'data:';
    if (!isLocal) complaints.push(`request to ${url.href}`);
  });
  return complaints;
}

export const test = base.extend<Fixtures>({
  folder: ['build', { option: true }],
  host: async ({ folder }, provide, { file, tags }) => {
    const isLong = tags.includes('@long') || /[\\/]long[\\/]/.test(file);
    if (folder !== 'build' && !isLong)
      throw new Error('Add LONG to this test, because the quick tests build no other sites.');
    const host = await serve(folder);
    await provide(host);
    await host.close();
  },
  baseURL: ({ host }, provide) => provide(host.origin),
  page: async ({ page }, provide) => {
    await provide(page);
    // Pages prefetch other pages, and tests don't wait for that.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page, baseURL }, provide) => provide(await complaintsOf(page, baseURL)),
});

export { expect };
