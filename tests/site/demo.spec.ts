import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { guidePages } from './guide.ts';
import { loadFrames, open } from './page.ts';

const BUTTON = '/docs/components/elements/button';
const MODAL = '/docs/components/components/modal';
const SOURCE = 'docs/components/elements/button/basic.demo.tsx';
const CSS_LIMIT = 12_000;

test('A demo copies the very file that runs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, BUTTON);
  await page.getByRole('button', { name: 'Copy TSX' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied TSX' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readFileSync(SOURCE, 'utf8'),
  );
});

test('The HTML that a demo renders is one tab away, also by keyboard', async ({ page }) => {
  await open(page, BUTTON);
  await page.getByRole('tab', { name: 'TSX', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('pre[aria-label=HTML]').first()).toContainText(
    'class="button is-primary"',
  );
});

test('Bulma styles the demo and nothing around it', async ({ page }) => {
  await open(page, BUTTON);
  const primary = page.locator('.bulma-stage').getByRole('button', { name: 'Save changes' });
  await expect(primary).toHaveCSS('background-color', 'rgb(0, 209, 178)');
  await page.evaluate(() =>
    document.querySelectorAll('link[href*="bulma"]').forEach((link) => link.remove()),
  );
  await expect(primary).not.toHaveCSS('background-color', 'rgb(0, 209, 178)');
});

test('A page without a demo loads nothing of Bulma', async ({ page }) => {
  await open(page, '/docs/intro');
  await expect(page.locator('link[rel="stylesheet"][href*="bulma"]')).toHaveCount(0);
});

test('A page of the guide loads at most 12 kB of Bulma, compressed', async ({ request }) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (href: string) => {
    const size =
      sizes.get(href) ?? brotliCompressSync(await (await request.get(href)).body()).length;
    sizes.set(href, size);
    return size;
  };
  let most = 0;
  for (const { route } of guidePages) {
    const html = await (await request.get(route)).text();
    const links = html.matchAll(/<link[^>]*href="?([^" ]*bulma[^" ]*\.css)/g);
    let total = 0;
    for (const href of new Set([...links].map(([, one = '']) => one))) total += await sizeOf(href);
    expect(total, route).toBeLessThanOrEqual(CSS_LIMIT);
    most = Math.max(most, total);
  }
  expect(most).toBeGreaterThan(CSS_LIMIT / 2);
});

test('A demo follows the toggle of the site between light and dark', async ({ page }) => {
  await open(page, BUTTON);
  const stage = page.locator('main .bulma-stage').first();
  await expect(stage).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(stage).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('A modal covers the window of its demo, also from a place that would keep it in', async ({
  page,
}) => {
  await open(page, MODAL);
  await loadFrames(page);
  for (const id of ['demo-basic', 'demo-portal']) {
    const frame = page.frameLocator(`#${id} iframe`);
    const dialog = frame.getByRole('dialog');
    if (await dialog.isHidden()) await frame.getByRole('button').first().click();
    const [actual, expected] = await dialog.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return [
        [width, height],
        [clientWidth, clientHeight],
      ];
    });
    expect(actual).toEqual(expected);
  }
});

test('A demo that throws says so in its own box, the page lives, and "Try again" runs it anew', async ({
  page,
}) => {
  let patched = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(/children:"Save changes"/g, () => {
      patched += 1;
      return 'children:window.isRepaired?"Save changes":(()=>{throw new Error("Broken on purpose.")})()';
    });
    await route.fulfill({ response, body });
  });
  await open(page, BUTTON);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This demo stopped: Broken on purpose.');
  expect(patched).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Large' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('At 390 px, no cell of a table of props is clipped, and each prop has its own link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ['/docs/api/elements/button', '/docs/api/columns/column']) {
    await open(page, route);
    const cells = await page.locator('.reference-table td').evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return { left, right, isCut: cell.scrollWidth > cell.clientWidth + 1 };
      }),
    );
    expect(cells.length).toBeGreaterThan(5);
    for (const { left, right, isCut } of cells) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
      expect(isCut).toBe(false);
    }
    const names = page.locator('.prop-name');
    expect(await names.count()).toBeGreaterThan(2);
    for (const name of await names.all()) {
      expect(await name.getAttribute('href')).toContain(`#${await name.getAttribute('id')}`);
    }
  }
});
