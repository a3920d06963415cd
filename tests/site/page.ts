import { expect, type Page, type Request } from '@playwright/test';
import type { MODES } from './guide.ts';

/** The site's main navigation, at the top of every page. */
export const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Waits until the page is hydrated and has repeated earlier clicks and keys. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true' && !window.early,
  );

/** Whether React has taken over the page by now. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Triggers hydration without any other effect. */
export const touch = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('touchstart')));

/** Uses the page, and waits until React has taken over. */
export async function wake(page: Page) {
  await touch(page);
  await hydrated(page);
}

/** Holds all scripts back on the network, until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page, and wakes it. */
export async function open(page: Page, route: string) {
  const response = await page.goto(route);
  await wake(page);
  return response;
}

/** Loads a page again, and wakes it. */
export async function reload(page: Page) {
  await page.reload();
  await wake(page);
}

/** What the frame is laid out for when the window has this width, in pixels. */
export async function layoutModeAt(page: Page, width: number): Promise<'desktop' | 'mobile'> {
  await page.setViewportSize({ width, height: 800 });
  const isMobile = await page.locator('.navbar__toggle').isVisible();
  const hasItems = await navbar(page).getByRole('link', { name: 'Getting Started' }).isVisible();
  if (isMobile === hasItems) throw new Error(`At ${width} px the layout is neither or both.`);
  return isMobile ? 'mobile' : 'desktop';
}

/** Whether a request is for the code of a page, and not for what all pages need. */
export const isPagePart = (url: URL) => /\/assets\/js\/(?!main|runtime)/.test(url.pathname);

/** Whether a browser asks for something that only a later page may need. */
export const isPrefetch = (request: Request) =>
  /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');

/** Addresses of the scripts that the page has loaded so far, by tags or by itself. */
export const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => name),
  );

/** How many scripts the page has loaded so far. */
export const countScripts = async (page: Page) => (await loadedScripts(page)).length;

/** The code of all scripts that the page has loaded so far. */
export async function codeOfScripts(page: Page): Promise<string> {
  const codeAt = async (url: string) => (await page.request.get(url)).text();
  return (await Promise.all((await loadedScripts(page)).map(codeAt))).join('');
}

/** Tells the page what its connection is like. Comes before the page is opened. */
export const connectBy = (page: Page, effectiveType: string, saveData = false) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
    effectiveType,
    saveData,
  });

/** As on a slow line, on which Docusaurus loads nothing ahead, and a page waits for its first use. */
export const withoutPrefetch = (page: Page) => connectBy(page, '2g');

/** Scrolls the page, and waits until it has handled the event. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );

/**
 * Waits until a timer of the page has run out and a frame was painted. However slow the machine, all timers have run out
 * by then that the page had set for the same time or less.
 */
export const outlast = (page: Page, ms: number) =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), time);
      }),
    ms,
  );

/** Adds styles in a way that the site's policy does not forbid. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Presses the toggle of a wide window, also where it is hidden, and ends what moves by transitions. */
export async function switchTo(page: Page, mode: (typeof MODES)[number]) {
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) === mode) return;
  await page.locator('nav.navbar .color-mode-toggle').dispatchEvent('click');
  await expect(html).toHaveAttribute('data-theme', mode);
  // Don't measure colors in the middle of a transition.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** The frames in which a page shows demos, but no thumbnails. */
export const FRAMES = 'iframe:is([src*="/demos/"], [data-src*="/demos/"]):not([inert] *)';

/** Loads the frames of a page that are not loaded yet because they are far down, and waits until their demos run. */
export async function loadFrames(page: Page) {
  await page.locator(FRAMES).evaluateAll((frames: HTMLIFrameElement[]) =>
    frames.forEach((frame) => {
      frame.loading = 'eager';
      frame.src ||= frame.dataset.src!;
    }),
  );
  await page.waitForFunction((selector) => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>(selector)];
    return frames.every(
      (frame) => frame.contentDocument?.documentElement?.dataset.hasHydrated === 'true',
    );
  }, FRAMES);
}
