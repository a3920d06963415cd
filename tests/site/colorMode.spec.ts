import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { navbar, open } from './page.ts';
import { LONG } from './samples.ts';

const LABEL = /^Switch to|^Follow/;

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => navbar(page).getByRole('button', { name: LABEL });
const store = (page: Page, mode: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), mode);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectLabel(page: Page, label: string) {
  await expect(toggle(page)).toHaveAccessibleName(label);
  await expect(toggle(page).getByTitle(label).filter({ visible: true })).toHaveCount(1);
}

/** Blocks all scripts except those in the HTML. */
const withoutBundles = (page: Page) => page.route('**/*.js', (route) => route.abort());

/** Positions of the visible icons: the first is for light mode, the second for dark mode, the third for the system's. */
const seenIcons = (page: Page) =>
  toggle(page)
    .locator('svg')
    .evaluateAll((icons) =>
      icons.flatMap((icon, index) => (icon.checkVisibility() ? [index] : [])),
    );

test('The name and the tooltip of the toggle say what the next press does', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  await expectLabel(page, 'Switch to dark mode');
  await toggle(page).click();
  await expectLabel(page, 'Switch to light mode');
  expect(complaints).toEqual([]);
});

test('The toggle can be hit with a finger, and is seen to have the focus', async ({ page }) => {
  await open(page, '/');
  const box = await toggle(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await toggle(page).press('Enter');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveCSS('outline-style', 'solid');
});

test('If another tab forgets the choice, the toggle shows the default mode', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await toggle(page).click();
  expect(await seenIcons(page)).toEqual([1]);
  const otherTab = await context.newPage();
  await open(otherTab, '/');
  await otherTab.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expectLabel(page, 'Switch to dark mode');
  expect(await seenIcons(page)).toEqual([0]);
});

test('A wrong stored mode is forgotten before the page is shown', async ({ page }) => {
  await store(page, 'foo');
  await withoutBundles(page);
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  expect(await stored(page)).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript there is no toggle', async ({ page }) => {
    await page.goto('/');
    const button = page.locator('nav.navbar .color-mode-toggle');
    await expect(button).toBeAttached();
    await expect(button).toBeHidden();
  });
});

test.describe('of a site that follows the system', LONG, () => {
  test.use({ folder: variant('options'), colorScheme: 'dark' });

  test('The toggle says that the next press follows the system, and does so', async ({ page }) => {
    await store(page, 'dark');
    await open(page, '/docs/intro');
    await expectLabel(page, "Follow the system's mode");
    await toggle(page).click();
    await expectLabel(page, 'Switch to light mode');
    expect(await seenIcons(page)).toEqual([2]);
    await toggle(page).click();
    await expectLabel(page, 'Switch to dark mode');
  });

  for (const [index, mode] of ['light', 'dark', 'system'].entries()) {
    test(`Before any script of the page runs, the icon is that of the choice "${mode}"`, async ({
      page,
    }) => {
      if (mode !== 'system') await store(page, mode);
      await withoutBundles(page);
      await page.goto('/docs/intro');
      expect(await seenIcons(page)).toEqual([index]);
    });
  }

  test('A wrong stored mode is forgotten before the page is shown, which then follows the system', async ({
    page,
  }) => {
    await store(page, 'foo');
    await withoutBundles(page);
    await page.goto('/docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    expect(await stored(page)).toBeNull();
  });
});
