import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test as testAlone } from '../fixtures.ts';
import { loadFrames, open } from '../page.ts';
import { test } from '../tab.ts';

const MODAL = '/docs/components/components/modal';
const COLUMNS = '/docs/components/columns/columns';
const NAVBAR = '/docs/components/components/navbar';

const demo = (page: Page, id = 'demo-basic') => page.locator(`#${id}`);
const handleOf = (page: Page) => demo(page).getByRole('separator', { name: 'Width of the window' });

/** Width of the window that the demo sees. */
const innerWidth = (page: Page) =>
  demo(page)
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.innerWidth);

async function openDemo(page: Page, route: string) {
  await open(page, route);
  await loadFrames(page);
}

for (const width of [390, 768, 1024, 1216, 1408]) {
  test(`A button shows a demo in a window of ${width} px, as wide on the page as there is room`, async ({
    page,
  }) => {
    await openDemo(page, COLUMNS);
    const button = demo(page).getByRole('button', { name: String(width) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => innerWidth(page)).toBe(width);
    const box = await demo(page).boundingBox();
    const frame = await demo(page).locator('iframe').boundingBox();
    expect(frame!.width).toBeLessThanOrEqual(Math.min(width, box!.width) + 0.5);
    expect(frame!.width).toBeGreaterThan(Math.min(width, box!.width - 20) - 0.5);
  });
}

test('The handle of a frame changes its width by keyboard, and says how wide it is', async ({
  page,
}) => {
  await openDemo(page, COLUMNS);
  const handle = handleOf(page);
  await demo(page).getByRole('button', { name: '768' }).click();
  await expect(handle).toHaveAttribute('aria-valuenow', '768');
  await handle.focus();
  for (const [key, width] of [
    ['Alt+ArrowLeft', 768],
    ['ArrowLeft', 758],
    ['ArrowRight', 768],
    ['PageUp', 1024],
    ['End', 1408],
    ['ArrowRight', 1408],
    ['PageDown', 1216],
    ['Home', 320],
    ['ArrowLeft', 320],
  ] as const) {
    await page.keyboard.press(key);
    await expect(handle, key).toHaveAttribute('aria-valuenow', String(width));
    expect(await innerWidth(page), key).toBe(width);
  }
  await expect(handle).toHaveAttribute('aria-valuetext', '320 pixels');
  await expect(handle).toBeFocused();
});

test('At 320 px, all widths of a frame are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDemo(page, COLUMNS);
  await expect(demo(page).locator('.frame-width').last()).toBeInViewport({ ratio: 1 });
});

test('The handle of a frame follows the pointer, also above the frame', async ({ page }) => {
  await openDemo(page, COLUMNS);
  await demo(page).getByRole('button', { name: '390' }).click();
  const box = (await handleOf(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 4 });
  await expect.poll(() => innerWidth(page)).toBe(510);
  await page.mouse.move(x - 40, y, { steps: 4 });
  await expect.poll(() => innerWidth(page)).toBe(350);
  await page.mouse.up();
  await page.mouse.move(x + 100, y);
  expect(await innerWidth(page)).toBe(350);
});

testAlone(
  'A frame follows the color mode of the site, and its page alone the one that was chosen there',
  async ({ page }) => {
    await openDemo(page, COLUMNS);
    const html = page.frameLocator('#demo-basic iframe').locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await demo(page).getByRole('link', { name: 'Open alone' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveTitle('Columns: basic');
  },
);

test('A frame is as high as what it shows, and grows with it', async ({ page }) => {
  await openDemo(page, NAVBAR);
  await demo(page).getByRole('button', { name: '390' }).click();
  const frame = demo(page).locator('iframe');
  const rest = () =>
    frame.evaluate(({ contentDocument, clientHeight }: HTMLIFrameElement) => {
      return contentDocument!.getElementById('demo')!.scrollHeight - clientHeight;
    });
  await expect.poll(rest).toBe(0);
  const before = (await frame.boundingBox())!.height;
  await page.frameLocator('#demo-basic iframe').getByRole('button', { name: 'menu' }).click();
  await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before);
  await expect.poll(rest).toBe(0);
});

test('A modal that is open from the start leaves the focus on the page around its frame', async ({
  page,
}) => {
  await openDemo(page, MODAL);
  const dialog = page.frameLocator('#demo-basic iframe').getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  await dialog.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('The page of a demo has a policy of its own, is in no index, and only the site may frame it', async ({
  request,
}) => {
  const found = await request.get('/demos/components/components/modal/basic');
  expect(found.status()).toBe(200);
  expect(found.headers()['content-security-policy']).toMatch(/; frame-ancestors 'self'$/);
  expect(found.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect(await found.text()).toContain('<meta name="robots" content="noindex">');
  expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain('/demos/');
});

// What frames look like need not be compared then: it is what stock Bulma makes of their HTML.
test('Each page of a demo has Bulma as it comes, and no other styles than those of its own box', () => {
  const pages = readdirSync('build/demos', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/.*\.html$/.test(file))
    .map((file) => readFileSync(`build/demos/${file}`, 'utf8'));
  expect(pages.length).toBeGreaterThan(300);
  const styles = pages.map((html) =>
    html.match(/<link rel="stylesheet"[^>]*>|<style.*?<\/style>/gs)?.join(''),
  );
  const [first = '', ...others] = new Set(styles);
  expect(others).toEqual([]);
  expect(first).toMatch(
    /^(<link rel="stylesheet" href="[^"]+">)+<style>((html|#demo\S*?)\{.*?\})+<\/style>$/,
  );
  const parts = [...first.matchAll(/ href="(.*?)"/g)].map(([, href]) => `build${href}`);
  const css = parts.map((file) => readFileSync(file, 'utf8')).join('');
  expect(css).toBe(readFileSync('node_modules/bulma/css/bulma.min.css', 'utf8'));
});

/** The frames that are in the window or half a window away from it, by their addresses. */
const framesNear = (page: Page) =>
  page.locator('main .frame-window').evaluateAll((all) =>
    all.flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const isNear = top < 1.5 * innerHeight && bottom > -0.5 * innerHeight;
      return isNear ? [one.querySelector('iframe')!.dataset.src] : [];
    }),
  );

declare global {
  interface Window {
    /** What a page does when its user has had some seconds. */
    settle?: (() => void)[];
  }
}

/** Holds back what a page does after some seconds, until the test does it. */
const holdTimers = (page: Page) =>
  page.addInitScript(() => {
    const start = setTimeout.bind(window);
    window.settle = [];
    window.setTimeout = ((task: () => void, ms = 0) =>
      ms === 6000 ? -window.settle!.push(task) : start(task, ms)) as typeof setTimeout;
  });

for (const route of [COLUMNS, NAVBAR])
  testAlone(
    `On ${route}, a frame loads nothing before it is near the window, or some seconds have passed and the page is printed`,
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.frame().parentFrame() && request.isNavigationRequest())
          requested.push(new URL(request.url()).pathname);
      });
      await holdTimers(page);
      await page.setViewportSize({ width: 390, height: 600 });
      await open(page, route);
      const near = await framesNear(page);
      await expect.poll(() => requested).toEqual(near);
      const last = page.locator('main .frame-window').last();
      const address = await last.locator('iframe').getAttribute('data-src');
      expect(near).not.toContain(address);
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => requested).toContain(address);
      const all = await page.locator('main .frame-window').count();
      expect(requested.length).toBeLessThan(all);
      const settled = await page.evaluate(() => window.settle!.map((task) => task()).length);
      expect(settled).toBe(all);
      // Chromium loads what it has laid out, and a frame without an address has no room.
      const print = async () => {
        await page.pdf();
        return requested;
      };
      await expect.poll(print).toHaveLength(all);
    },
  );
