import type { Locator, Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page.ts';
import { LONG } from './samples.ts';

test.use({ folder: variant('options'), viewport: { width: 390, height: 700 } });

let hamburger: Locator;
let dialog: Locator;

const backButton = () => dialog.getByRole('button', { name: 'Back to main menu' });
const holdsFocus = () => dialog.evaluate((node) => node.contains(document.activeElement));

async function expectClosed() {
  await expect(dialog).toHaveCount(0);
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
}

test.beforeEach(async ({ page }) => {
  hamburger = page.locator('button.navbar__toggle');
  dialog = page.getByRole('dialog', { name: 'Navigation' });
  // There is a page to go back to.
  await open(page, '/docs/intro');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/short\/one$/);
  // The address changes before the page does, and the new page closes a sidebar that was opened in between.
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeFocused();
  await expect(hamburger).toHaveAccessibleName('Open navigation bar');
  await expectClosed();
  await hamburger.click();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
});

test(
  'The mobile sidebar is a modal dialog that takes the focus and keeps it',
  LONG,
  async ({ page, complaints }) => {
    await expect(dialog).toHaveCSS('position', 'fixed');
    expect(await dialog.evaluate((node) => node.matches(':modal'))).toBe(true);
    const focused = new Set<string>();
    for (let presses = 0; presses < 20; presses++) {
      // The browser's own controls come after the last one of a modal dialog.
      const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
      if (isOnPage) expect(await holdsFocus()).toBe(true);
      focused.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(focused).toContain('← Back to main menu');
    expect(complaints).toEqual([]);
  },
);

test(
  'It has the brand, the color mode and a close button, and the page behind cannot be reached',
  LONG,
  async ({ page }) => {
    await expect(dialog.getByRole('link', { name: 'Bulmatic' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /mode/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
    await page.evaluate(() => (document.body.style.paddingBottom = '4000px'));
    await page.mouse.move(370, 400);
    await page.mouse.wheel(0, 500);
    await page.locator('main a').first().focus();
    expect(await holdsFocus()).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

for (const [means, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(380, 400)],
  ['the back button, which stays on the page', (page: Page) => page.goBack()],
] as const) {
  test(
    `It is closed by ${means}, and the focus is where it was`,
    LONG,
    async ({ page, complaints }) => {
      await close(page);
      await expectClosed();
      await expect(hamburger).toBeFocused();
      await expect(page).toHaveURL(/\/docs\/short\/one$/);
      // It can be opened again, and has not been left in between.
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expectClosed();
      expect(complaints).toEqual([]);
    },
  );
}

test('It is there up to a width of 996 px, and closes above', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 700 });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 997, height: 700 });
  await expectClosed();
  await expect(hamburger).toBeHidden();
  await page.setViewportSize({ width: 996, height: 700 });
  await expectClosed();
  await hamburger.click();
  await expect(dialog).toBeVisible();
});

test(
  'Its sidebar of the docs gives way to the main menu, which then has the focus',
  LONG,
  async () => {
    const doc = dialog.getByRole('link', { name: 'Intro' });
    const item = dialog.getByRole('link', { name: 'Docs' });
    await expect(doc).toBeVisible();
    await expect(item).toHaveCount(0);
    await backButton().press('Enter');
    await expect(item).toBeFocused();
    await expect(doc).toHaveCount(0);
    await expect(backButton()).toHaveCount(0);
  },
);

test(
  'A link in it closes it, and the focus is on the heading of the new page',
  LONG,
  async ({ page, complaints }) => {
    await dialog.getByRole('link', { name: 'Intro' }).press('Enter');
    await expectClosed();
    await expect(page.getByRole('heading', { level: 1, name: 'Intro' })).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test('Its brand closes it even on the home page', LONG, async ({ page }) => {
  await dialog.getByRole('link', { name: 'Bulmatic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
  await hamburger.click();
  await dialog.getByRole('link', { name: 'Bulmatic' }).click();
  await expectClosed();
});

test('It slides in, except under reduced motion', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(dialog).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(dialog).toHaveCSS('animation-name', 'none');
});
