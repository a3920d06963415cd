import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convert } from '../../convert/src/index.ts';
import { examples } from '../build/convert/examples.ts';
import { renderCode } from '../build/convert/render.ts';
import { launchOptions } from '../chromium.ts';

const BULMA = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');

const cases = JSON.parse(readFileSync('tests/fixtures/convertCases.json', 'utf8')) as {
  html: string;
}[];

/** HTML that becomes the same page, as far as the converter says. */
const SILENT = [...examples(), ...cases.map(({ html }) => ({ ...convert(html), html }))].filter(
  ({ notes }) => !notes.length,
);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route('**', (route) => route.abort());
  await page.setContent(
    `<!doctype html><html lang="en"><head><style>${BULMA}</style></head><body></body></html>`,
  );
});
afterAll(() => browser.close());

/** What a browser shows of some HTML: the text that it would copy, and the boxes of each element and each line of text. */
const shownOf = (html: string) =>
  page.evaluate((html) => {
    const boxOf = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map((one) => one.toFixed(1)).join(' ');
    document.body.innerHTML = html;
    const shown = [document.body.innerText];
    for (const element of document.body.querySelectorAll('*'))
      shown.push(`<${element.localName}>: ${boxOf(element.getBoundingClientRect())}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range
        .toString()
        .replace(/[ \t\r\n\f]+/g, ' ')
        .replace(/^ | $/g, '');
      if (text) shown.push(`${text}: ${[...range.getClientRects()].map(boxOf).join(', ')}`);
    }
    return shown;
  }, html);

test('What is converted without a note shows the same elements and texts in the same places', async () => {
  const different: string[] = [];
  for (const { html, code } of SILENT) {
    const [before, after] = [await shownOf(html), await shownOf(renderCode(code))];
    const index = before.findIndex((line, at) => line !== after[at]);
    if (index >= 0 || before.length !== after.length)
      different.push(`${html}\n${before[index]}\n${after[index]}`);
  }
  console.log(`${SILENT.length} pieces of HTML, ${different.length} of which look different`);
  expect(different).toEqual([]);
});
