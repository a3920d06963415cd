import { chromium, type Browser } from '@playwright/test';
import { findOrInstallChromium, launchOptions } from '../tests/chromium.ts';
import { open } from '../tests/site/page.ts';
import { serveCompressed } from './compressedHost.mts';

const FROM = '/docs/api/elements/button';
const TO = '/docs/api/elements/box';
const ROUNDS = 9;

/** Milliseconds from a click on a link to the frame that shows the heading of its page. */
async function follow(browser: Browser, origin: string, cpu: number, isHovered: boolean) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await open(page, origin + FROM);
  await page.waitForLoadState('networkidle');
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${TO}"]`);
  if (isHovered) await link.hover();
  await page.waitForLoadState('networkidle');
  const ms = await link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const old = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (!heading || heading === old) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
  await context.close();
  return ms;
}

async function median(measure: () => Promise<number>): Promise<number> {
  const results: number[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await measure());
  return Math.round(results.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN);
}

const host = await serveCompressed('build');
const browser = await chromium.launch({
  ...launchOptions(),
  executablePath: findOrInstallChromium(),
});
const rows: Record<string, { 'as is, ms': number; 'on a phone, ms': number }> = {};
for (const [name, isHovered] of [
  ['hovered', true],
  ['not hovered', false],
] as const) {
  rows[name] = {
    'as is, ms': await median(() => follow(browser, host.origin, 1, isHovered)),
    'on a phone, ms': await median(() => follow(browser, host.origin, 4, isHovered)),
  };
}
await browser.close();
host.close();
console.log(`From a click on a link in ${FROM} to the heading of ${TO}; medians of ${ROUNDS}:`);
console.table(rows);
