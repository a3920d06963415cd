import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, layoutModeAt, navbar, open, outlast, reload } from './page.ts';
import { LONG } from './samples.ts';

const OPTIONS = variant('options');
const html = (page: Page) => page.locator('html');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const toggle = (page: Page) => navbar(page).getByRole('button', { name: /^Switch to|^Follow/ });

test.describe('Colour mode', () => {
  test('The values are light and dark. The chosen value is kept in local storage under the key "theme" and is kept in sync across tabs', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    const otherTab = await context.newPage();
    await open(otherTab, '/docs/intro');
    for (const mode of ['dark', 'light']) {
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      expect(await stored(page, 'theme')).toBe(mode);
      await expect(html(otherTab)).toHaveAttribute('data-theme', mode);
    }
  });

  test('It is kept in sync with a tab that nobody has touched', async ({ page, context }) => {
    await page.goto('/');
    const otherTab = await context.newPage();
    await otherTab.goto('/blog');
    await hydrated(otherTab);
    await toggle(page).click();
    await expect(html(otherTab)).toHaveAttribute('data-theme', 'dark');
  });

  test('A null choice falls back to the default mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    expect(await stored(page, 'theme')).toBeNull();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('If the site does not respect the system preference, it alternates only between light and dark', async ({
    page,
  }) => {
    await open(page, '/');
    for (const mode of ['dark', 'light', 'dark', 'light']) {
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme-choice', mode);
    }
  });

  test.describe('of a site that respects the system preference', LONG, () => {
    test.use({ folder: OPTIONS });

    test('A null choice falls back to the system preference if that option is on', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, '/docs/intro');
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    });

    test('The toggle cycles light, then dark, then system (null)', async ({ page }) => {
      await open(page, '/docs/intro');
      for (const choice of ['light', 'dark', null, 'light']) {
        await toggle(page).click();
        await expect(html(page)).toHaveAttribute('data-theme-choice', choice ?? 'system');
        expect(await stored(page, 'theme')).toBe(choice);
      }
    });
  });
});

test.describe('Announcement bar', LONG, () => {
  test('Visible or dismissed. Dismissal is stored per bar id in local storage, so a new id shows the bar again', async ({
    page,
  }) => {
    await open(page, '/');
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    await reload(page);
    await expect(bar).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'the one before'));
    await reload(page);
    await expect(bar).toBeVisible();
  });
});

test.describe('Navbar', LONG, () => {
  test('Hides when the user scrolls down past the navbar height, and shows again on scroll up', async ({
    page,
  }) => {
    await open(page, '/docs/api/elements/button');
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 20);
    await expect(navbar(page)).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('Mobile sidebar', LONG, () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const sidebar = (page: Page) => page.getByRole('dialog');
  const openSidebar = async (page: Page) => {
    await hydrated(page);
    await page.locator('.navbar__toggle').click();
    await expect(sidebar(page)).toBeVisible();
  };

  test('Open or closed', async ({ page }) => {
    await open(page, '/docs/intro');
    await expect(sidebar(page)).toBeHidden();
    await openSidebar(page);
    await sidebar(page).getByRole('button', { name: /close/i }).click();
    await expect(sidebar(page)).toBeHidden();
  });

  test('It closes when the window returns to desktop size and when the back action fires', async ({
    page,
  }) => {
    await open(page, '/');
    await open(page, '/docs/intro');
    await openSidebar(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(sidebar(page)).toBeHidden();
    await openSidebar(page);
    await sidebar(page).getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/docs/guides/intro');
    await openSidebar(page);
    await page.goBack();
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL('/docs/guides/intro');
  });

  test('While it is open, page scrolling is locked', async ({ page }) => {
    await open(page, '/docs/api/elements/button');
    await openSidebar(page);
    await page.mouse.move(380, 700);
    await page.mouse.wheel(0, 500);
    await outlast(page, 200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('A secondary menu inside it can be shown or hidden', async ({ page }) => {
    await open(page, '/docs/intro');
    await openSidebar(page);
    const inSecondary = sidebar(page).getByRole('link', { name: 'Guides' });
    const inPrimary = sidebar(page).getByRole('link', { name: 'Blog' });
    await expect(inSecondary).toBeInViewport();
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(inPrimary).toBeInViewport();
    await expect(inSecondary).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await openSidebar(page);
    await expect(inSecondary).toBeInViewport();
  });
});

test.describe('Dropdown', LONG, () => {
  test.use({ folder: OPTIONS, hasTouch: true });

  for (const [what, leave] of [
    ['click', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['touch', (page: Page) => page.getByRole('heading', { level: 1 }).tap()],
    ['focus', (page: Page) => navbar(page).getByRole('link', { name: 'Docs' }).focus()],
  ] as const) {
    test(`Opens on Enter. It closes on an outside ${what}`, async ({ page }) => {
      await open(page, '/docs/intro');
      const button = navbar(page).getByRole('button', { name: 'English' });
      const item = navbar(page).getByRole('link', { name: 'Français' });
      await expect(item).toBeHidden();
      await button.press('Enter');
      await expect(item).toBeVisible();
      await leave(page);
      await expect(item).toBeHidden();
    });
  }
});

test('Layout mode: desktop or mobile, split at 996 px', async ({ page }) => {
  await open(page, '/docs/intro');
  expect(await layoutModeAt(page, 997)).toBe('desktop');
  expect(await layoutModeAt(page, 996)).toBe('mobile');
});

test.describe('Docs version preference', LONG, () => {
  test.use({ folder: OPTIONS });

  test('It is persisted in local storage', async ({ page }) => {
    await open(page, '/docs/intro');
    await navbar(page).getByRole('button', { name: 'Next' }).click();
    await navbar(page).getByRole('link', { name: '1.0' }).click();
    await expect(page.getByText('Text of version 1.0.')).toBeVisible();
    expect(await stored(page, 'docs-preferred-version-default')).toBe('1.0');
    await open(page, '/');
    await expect(navbar(page).getByRole('button', { name: '1.0' })).toBeVisible();
  });
});
