import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const PAGE = '/docs/tutorial-basics/markdown-features';
const SOURCE = 'docs/components/elements/button/basic.demo.tsx';

test('A demo shows the very file that runs, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const source = readFileSync(SOURCE, 'utf8').trim();
  expect(await page.getByLabel('TSX', { exact: true }).textContent()).toBe(source);
  await page.getByRole('button', { name: 'Copy TSX' }).click();
  await expect(page.getByRole('button', { name: 'Copied TSX' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
});

test('A demo shows the HTML that it renders', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('tab', { name: 'HTML', exact: true }).click();
  const html = await page.getByLabel('HTML', { exact: true }).textContent();
  const shown = await page.evaluate((markup) => {
    const element = document.createElement('div');
    element.innerHTML = markup ?? '';
    return element.innerHTML.replace(/\s+/g, '');
  }, html);
  const running = await page.locator('.bulma-stage').first().innerHTML();
  expect(shown).toBe(running.replace(/\s+/g, ''));
});

test('A demo, its source and its HTML can be read without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.bulma-stage').getByText('Save changes')).toBeVisible();
  await expect(page.getByText("from 'bulmatic'").first()).toBeVisible();
  await expect(page.getByText('<div class="buttons">')).toBeVisible();
  await context.close();
});

test('Bulma styles the demo and nothing around it', async ({ page }) => {
  await page.goto(PAGE);
  const primary = page.locator('.bulma-stage').getByRole('button', { name: 'Save changes' });
  await expect(primary).toHaveCSS('background-color', 'rgb(0, 209, 178)');
  const before = await page.locator('.navbar').boundingBox();
  await page.evaluate(() => document.querySelector('link[href*="bulma"]')?.remove());
  await expect(primary).not.toHaveCSS('background-color', 'rgb(0, 209, 178)');
  expect(await page.locator('.navbar').boundingBox()).toEqual(before);
});
