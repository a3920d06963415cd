import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convert } from '../../convert/src/index.ts';
import { difference } from '../build/convert/compare.ts';
import { compile } from '../build/convert/compile.ts';
import { renderCode } from '../build/convert/render.ts';
import { launchOptions } from '../chromium.ts';

const HTML = readFileSync('tests/fixtures/template.html', 'utf8');
const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');
/** Of the fixture, which lies in this repository. */
const STYLE = { width: 100, singleQuote: true };

const { code, components, notes } = convert(HTML, { name: 'ReadingRoom', ...STYLE });
/** The body without what the notes tell of. */
const before = HTML.replace(/^.*<body>|<script>.*$/gs, '').replace(' data-target="menu"', '');
const after = renderCode(code);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** A picture of a body with stock Bulma. */
async function picture(page: Page, body: string) {
  await page.setContent(
    `<!doctype html><html lang="en"><head><style>${BULMA}</style></head><body>${body}</body></html>`,
  );
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

test('The HTML of a whole page becomes the code that a person would write', async () => {
  await expect(code).toMatchFileSnapshot('../fixtures/Template.tsx');
  expect(components.length).toBeGreaterThan(30);
  expect(compile(new Map([['template', code]]))).toEqual([]);
});

test('It renders the same page, but for the script of the burger', () => {
  expect(difference(before, after)).toBeUndefined();
  expect(notes.map(({ text }) => text)).toEqual([
    'A <script> was left out.',
    '<meta>, <title>, <link> and `lang` of <html> around the content of the page were left out. Lines 2, 4, 5 and 6.',
    '`data-target` was left out.',
  ]);
});

test.for([1280, 390])('It looks the same in a window that is %i pixels wide', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const old = await picture(page, before);
  expect((await picture(page, after)).equals(old)).toBe(true);
  expect((await picture(page, after.replace('is-link', 'is-info'))).equals(old)).toBe(false);
  await page.close();
});
