import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, navbar, open } from './page.ts';
import { builder } from './themes.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** How the element looks without the focus, and without the pointer over it. */
async function lookOf(page: Page, element: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return element.screenshot({ animations: 'disabled' });
}

/** Expects that a choice changes the look of an element whose text stays the same. */
async function expectShown(page: Page, element: Locator, choose: () => Promise<void>) {
  const before = await lookOf(page, element);
  await choose();
  expect(before.equals(await lookOf(page, element))).toBe(false);
}

test('What is chosen on a page of a component looks chosen with forced colors', async ({
  page,
}) => {
  await open(page, '/docs/components/components/modal');
  const width = page.locator('.frame-width').nth(1);
  await expectShown(page, width, () => width.click());
  const tab = page.getByRole('tab', { name: 'HTML' }).first();
  await expectShown(page, tab, () => tab.click());
});

test('The chosen page in the search looks chosen with forced colors', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.keyboard.type('button');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const chosen = await first.screenshot();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  expect((await first.screenshot()).equals(chosen)).toBe(false);
});

test('A switch of Try it looks switched with forced colors', async ({ page }) => {
  await open(page, '/docs/components/elements/button');
  await page.getByRole('button', { name: 'Try it' }).first().click();
  const box = page.locator('.try-switch').first();
  await expectShown(page, box, () => box.click());
});

test('The chosen example of the converter looks chosen with forced colors', async ({ page }) => {
  await open(page, '/docs/guides/from-bulma-html');
  const example = page.getByRole('group', { name: 'Examples' }).getByRole('button').nth(1);
  await expectShown(page, example, () => example.click());
});

test('What is chosen in the theme builder looks chosen with forced colors', async ({ page }) => {
  await open(page, '/docs/guides/theming');
  await page.getByRole('button', { name: 'Open the theme builder' }).click();
  const option = builder(page).getByRole('radio', { name: 'Dark' }).locator('..');
  await expectShown(page, option, () => option.click());
});

test('The open page looks open in the navigation with forced colors', async ({ page }) => {
  await open(page, '/docs/intro');
  const link = navbar(page).getByRole('link', { name: 'Blog' });
  await expectShown(page, link, async () => {
    await link.click();
    await page.waitForURL('/blog');
    await hydrated(page);
  });
});
