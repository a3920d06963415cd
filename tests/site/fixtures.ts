import { test as base, expect } from '@playwright/test';

/** Messages on the console, errors of scripts, and requests to other origins, of everything that the page does. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ page, baseURL }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isLocal = url.origin === baseURL || url.protocol === 'data:';
      if (!isLocal) complaints.push(`request to ${url.href}`);
    });
    await provide(complaints);
  },
});

export { expect };
