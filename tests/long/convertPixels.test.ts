import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../build/convert/examples.ts';
import { renderCode } from '../build/convert/render.ts';
import { launchOptions } from '../chromium.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');
/** Chromium takes no pictures of very high pages. */
const ON_ONE_PAGE = 10;

/** HTML of Bulma's documentation, and that of the components into which it is converted. */
type Example = Record<'before' | 'after', string>;

/** The examples of Bulma, but for those whose HTML is meant to differ. */
const equal: Example[] = examples()
  .filter(({ found }) => !found)
  .map(({ html, code }) => ({ before: html, after: renderCode(code) }));
const pages = Array.from({ length: Math.ceil(equal.length / ON_ONE_PAGE) }, (_, index) =>
  equal.slice(index * ON_ONE_PAGE, (index + 1) * ON_ONE_PAGE),
);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** A picture of some examples, each in its own part of the page. It shows that images have failed, so all have to. */
async function picture(page: Page, group: readonly Example[], side: keyof Example) {
  const body = group.map((one) => `<div style="contain: layout; margin: 1rem">${one[side]}</div>`);
  await page.setContent(
    `<!doctype html><html lang="en"><head><style>${BULMA}</style></head><body>${body.join('')}</body></html>`,
  );
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

test.for([1280, 390])(
  'The examples of Bulma look the same in a window that is %i pixels wide',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.route(/^https?:/, (route) => route.abort());
    const page = await context.newPage();
    for (const group of pages) {
      const old = await picture(page, group, 'before');
      const now = await picture(page, group, 'after');
      expect(now.equals(old), group[0]?.before).toBe(true);
    }
    await context.close();
  },
);
