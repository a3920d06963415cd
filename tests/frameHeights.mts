import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { format } from 'prettier';
import { launchOptions } from './chromium.ts';
import { serve } from './host.ts';
import { setFrameFonts } from './site/frameFonts.ts';
import { WIDTHS } from './site/guide.ts';
import { FRAMES, loadFrames, open } from './site/page.ts';
import { builtRoutes } from './site/sitemap.ts';

const FILE = 'plugins/demos/heights.generated.json';

/** The heights of what is in the frames of a page, by the path of the frame. */
const heightsOn = (page: Page) =>
  page.locator(FRAMES).evaluateAll((frames: HTMLIFrameElement[]) =>
    frames.map(({ src, contentDocument }) => {
      const height = contentDocument!.getElementById('demo')!.scrollHeight;
      return [new URL(src).pathname.slice(1), height] as const;
    }),
  );

const hasFrames = (route: string) =>
  readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8').includes('/demos/');

// Measures the content of all frames of the built site on desktops and on phones, and writes down what pages reserve
// for them.
const host = await serve('build');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ baseURL: host.origin });
// What tsx adds to functions, which also run in the page.
await page.addInitScript('globalThis.__name = (value) => value');
const heights: Record<string, Record<number, number>> = {};
for (const width of WIDTHS) {
  await page.setViewportSize({ width, height: 800 });
  for (const route of builtRoutes().filter(hasFrames)) {
    await open(page, route);
    await loadFrames(page);
    await setFrameFonts(page);
    for (const [name, height] of await heightsOn(page)) (heights[name] ??= {})[width] = height;
  }
}
await browser.close();
await host.close();
const [desktop, phone] = WIDTHS;
const sorted = Object.fromEntries(
  Object.entries(heights)
    .map(([name, byWidth]) => [name, [byWidth[phone], byWidth[desktop]]] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
writeFileSync(FILE, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 100 }));
console.log(`${FILE}: ${Object.keys(sorted).length} frames`);
