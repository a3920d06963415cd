import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { Renderer } from '@takumi-rs/core';
import { fonts } from '../plugins/pages/cards/fonts.ts';
import { pictures, PICTURES, type Picture } from '../plugins/pages/cards/pictures.ts';
import { PICTURE_SIZES } from '../plugins/pages/cards/pictureSizes.ts';
import { isLayout } from '../plugins/demos/pages/document.ts';
import { launchOptions } from './chromium.ts';

/** Wide enough for everything that Bulma lays out differently on desktops. */
const WINDOW = { width: 1024, height: 800 };
/** CSS pixels between a demo and the edges of its picture, for shadows. */
const MARGIN = 14;
const MOST_ZOOM = 2.4;

const PAGE_WIDTH = 720;
const PAGE_ZOOM = PICTURE_SIZES.below.width / PAGE_WIDTH;
const PAGE = { x: 0, y: 0, width: PAGE_WIDTH, height: PICTURE_SIZES.below.height / PAGE_ZOOM };

/** Stops animations halfway. */
const STILL = '*{animation-delay:-.75s!important;animation-play-state:paused!important}';
const STYLES = {
  beside: '#demo{width:22rem;margin:2rem}',
  // Narrower than the window, so it can be read on a small card. What is fixed stays in it, such as a modal.
  below: `#demo{width:${PAGE.width}px;height:${PAGE.height}px;contain:layout}#demo.has-space{padding:1.5rem}`,
};

/** Bulma with its first choice of fonts on all machines. */
const BULMA = [
  readFileSync('node_modules/bulma/css/bulma.min.css', 'utf8'),
  ...fonts().map(({ name, weight, data }) => {
    const url = `data:font/woff2;base64,${data.toString('base64')}`;
    return `@font-face{font-family:${name};font-weight:${weight};src:url(${url})}`;
  }),
].join('');

const documentOf = ({ html, place }: Picture) =>
  `<!doctype html><html lang="en" data-theme="light"><style>${BULMA}${STILL}${STYLES[place]}</style>` +
  `<div id="demo"${isLayout(html) ? '' : ' class="has-space"'}>${html}</div>`;

/** The part of the page that is painted: text, controls, and boxes with a border or a background. */
const paintedOn = (page: Page) =>
  page.locator('#demo').evaluate((demo, margin) => {
    const boxes: DOMRect[] = [];
    for (const element of demo.querySelectorAll('*')) {
      const { backgroundColor, borderBottomWidth } = getComputedStyle(element);
      const isBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderBottomWidth !== '0px';
      if (isBox || element.matches('img, input, progress, svg')) {
        boxes.push(element.getBoundingClientRect());
      }
    }
    const texts = document.createTreeWalker(demo, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNode(text);
      boxes.push(range.getBoundingClientRect());
    }
    const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
    const x = Math.floor(Math.min(...seen.map(({ left }) => left))) - margin;
    const y = Math.floor(Math.min(...seen.map(({ top }) => top))) - margin;
    const width = Math.ceil(Math.max(...seen.map(({ right }) => right))) + margin - x;
    const height = Math.ceil(Math.max(...seen.map(({ bottom }) => bottom))) + margin - y;
    return { x, y, width, height };
  }, MARGIN);

/** What is pictured of the page, and as large as its place on a card allows. */
async function clipOf(page: Page, { place }: Picture) {
  if (place === 'below') return { ...PAGE, scale: PAGE_ZOOM };
  const { beside } = PICTURE_SIZES;
  const painted = await paintedOn(page);
  const fit = Math.min(beside.width / painted.width, beside.height / painted.height);
  return { ...painted, scale: Math.min(fit, MOST_ZOOM) };
}

// Takes the pictures that are missing, and removes those that show an earlier state.
const needed = [...new Set(pictures().values())];
const stale = readdirSync(PICTURES)
  .map((file) => join(PICTURES, file))
  .filter((file) => !needed.some((picture) => picture.file === file));
for (const file of stale) rmSync(file);
const missing = needed.filter(({ file }) => !existsSync(file));
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: WINDOW });
const session = await page.context().newCDPSession(page);
const renderer = new Renderer();
for (const picture of missing) {
  await page.setContent(documentOf(picture));
  await page.evaluate('document.fonts.ready');
  const clip = await clipOf(page, picture);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  const image = { type: 'image', src: Buffer.from(data, 'base64') } as const;
  writeFileSync(picture.file, await renderer.render(image, { format: 'webp', lossless: true }));
}
await browser.close();
console.log(`${PICTURES}: ${missing.length} new, ${stale.length} removed, ${needed.length} in all`);
