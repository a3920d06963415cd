import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { installed } from '../../plugins/package/install.ts';
import { holdScripts, hydrated, isHydrated, navbar, open, scrollTo } from './page.ts';
import { LONG } from './samples.ts';

const API = '/docs/api/elements/button';

interface Control {
  name: string;
  route: string;
  /** Width of the window, in pixels. */
  width?: number;
  find: (page: Page) => Locator;
  /** Expects the effect of one press. A second press would undo it. */
  expectEffect: (page: Page) => Promise<void>;
}

const GUIDE = '/docs/components/elements/button';

const demoTabs = (page: Page) => page.locator('main .tabs-container').first();

const CONTROLS: readonly Control[] = [
  {
    name: 'The color mode toggle',
    route: '/docs/intro',
    find: (page) => navbar(page).getByRole('button', { name: 'Switch to dark mode' }),
    async expectEffect(page) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(
        navbar(page).getByRole('button', { name: 'Switch to light mode' }),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  },
  {
    name: 'The button that closes the announcement',
    route: '/docs/intro',
    find: (page) => page.getByRole('region', { name: 'Announcement' }).getByRole('button'),
    async expectEffect(page) {
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
      expect(
        await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')),
      ).toBe('true');
    },
  },
  {
    name: 'The menu of a narrow window',
    route: API,
    width: 390,
    find: (page) => page.locator('.navbar__toggle'),
    async expectEffect(page) {
      const menu = page.getByRole('dialog', { name: 'Navigation' });
      await expect(menu).toHaveCount(1);
      await expect(menu.getByRole('link', { name: 'Button', exact: true })).toBeInViewport();
      await expect(menu.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
    },
  },
  {
    name: 'The button that collapses a category of the sidebar',
    route: API,
    find: (page) => page.getByRole('button', { name: "Collapse sidebar category 'Elements'" }),
    async expectEffect(page) {
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar.getByRole('link', { name: 'Button', exact: true })).toBeHidden();
      await expect(sidebar.getByRole('button', { name: "category 'Elements'" })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    },
  },
  {
    name: 'The tab of a demo',
    route: GUIDE,
    find: (page) => demoTabs(page).getByRole('tab', { name: 'HTML' }),
    async expectEffect(page) {
      const tabs = demoTabs(page);
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText('HTML');
      await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
      await expect(tabs.getByRole('tabpanel').locator('code')).toContainText('class="button');
    },
  },
  {
    name: 'The tab of a package manager',
    route: '/docs/intro',
    find: (page) => page.getByRole('tab', { name: 'pnpm' }).first(),
    async expectEffect(page) {
      const tabs = page.getByRole('tablist').first().locator('..');
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText('pnpm');
      await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
      await expect(tabs.getByRole('tabpanel')).toContainText('pnpm');
    },
  },
  {
    name: 'A copy button',
    route: '/',
    find: (page) => page.getByRole('button', { name: 'install command' }),
    async expectEffect(page) {
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `npm install ${installed} bulma`,
      );
    },
  },
];

const MEANS: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  'a click': (control) => control.click(),
  'the keyboard': async (control) => {
    await control.focus();
    await control.press('Enter');
  },
  // As screen readers do, without a pointer and without the focus.
  'a click that nothing came before': (control) =>
    control.evaluate((element) => (element as HTMLElement).click()),
};

test.describe('Before React takes over', LONG, () => {
  for (const { name, route, width = 1280, find, expectEffect } of CONTROLS) {
    for (const [means, press] of Object.entries(MEANS)) {
      test(`${name} is given ${means} while the scripts are still on their way, and answers once React takes over`, async ({
        page,
        context,
        complaints,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize({ width, height: 800 });
        const release = await holdScripts(page);
        await page.goto(route);
        await press(find(page));
        expect(await isHydrated(page)).toBe(false);
        release();
        await hydrated(page);
        await expectEffect(page);
        expect(complaints).toEqual([]);
      });
    }
  }

  test('Keys that follow one another go where the ones before have moved the focus', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/docs/intro');
    await page.getByRole('tab', { name: 'npm', exact: true }).first().press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    release();
    await hydrated(page);
    const tabs = page.getByRole('tablist').first();
    await expect(tabs.getByRole('tab').nth(2)).toBeFocused();
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Yarn');
  });

  test('With scripts that never come, a page can be read and left, code can be copied, and the page says what does not work', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('/assets/js/**', (route) => route.abort());
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await expect(page.getByRole('alert')).toContainText('This page did not load completely');
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  for (const [means, openSearch] of [
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['a slash', (page: Page) => page.keyboard.press('/')],
    ['a click', (page: Page) => page.locator('.search-link').click()],
  ] as const) {
    test(`What is typed for the search that ${means} has opened is there when its field is`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/docs/intro');
      await openSearch(page);
      await page.keyboard.type('tabel');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('le');
      release();
      const field = page.getByRole('combobox', { name: 'Search' });
      // All scripts of the page go through the test, those of links in view among them.
      await expect(field).toHaveValue('table');
      await expect(page.getByRole('option').first()).toContainText('Table');
      await field.press('s');
      await expect(field).toHaveValue('tables');
    });
  }

  test.describe('in a narrow window', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
    const isScrollLocked = (page: Page) =>
      page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

    test('The menu closes with the width that needs it, and with the Back button', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(API);
      await page.locator('.navbar__toggle').click();
      release();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({ width: 1200, height: 800 });
      await expect(menu(page)).toHaveCount(0);
      await expect.poll(() => isScrollLocked(page)).toBe(false);
      await navbar(page).getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('.navbar__toggle').click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL('/blog');
    });

    test('A link that is pressed while the menu still closes leads to its page', async ({
      page,
    }) => {
      await open(page, API);
      await page.locator('.navbar__toggle').click();
      await expect(menu(page)).toBeVisible();
      await page.evaluate(async () => {
        document.querySelector<HTMLElement>('dialog [aria-label="Close navigation bar"]')!.click();
        await Promise.resolve();
        document.querySelector<HTMLElement>('.navbar__items a[href="/blog"]')!.click();
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      await expect
        .poll(() => page.evaluate(() => 'isSidebar' in (history.state ?? {})))
        .toBe(false);
      await expect(page).toHaveURL('/blog');
      await page.goBack();
      await expect(page).toHaveURL(API);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    });

    test('On the first page of a visit, Back closes the menu, and its buttons work; the next Back leaves', async ({
      page,
      complaints,
    }) => {
      await page.goto('/blog/welcome');
      const release = await holdScripts(page);
      await page.goto(API);
      await page.locator('.navbar__toggle').click();
      release();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(API);
      await expect.poll(() => isScrollLocked(page)).toBe(false);
      await scrollTo(page, 400);
      for (const close of [
        () => menu(page).getByRole('button', { name: 'Close navigation bar' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await page.locator('.navbar__toggle').press('Enter');
        await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
        await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
        await close();
        await expect(menu(page)).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null);
        expect(await page.evaluate(() => scrollY)).toBe(400);
      }
      expect(complaints).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL('/blog/welcome');
    });

    test('On the first page of a visit, a link of the menu leads to a page from which one Back returns', async ({
      page,
    }) => {
      await page.goto('/blog/welcome');
      await open(page, API);
      await page.locator('.navbar__toggle').click();
      await menu(page).getByRole('link', { name: 'Box', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
      await expect(menu(page)).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
      await page.goBack();
      await expect(page).toHaveURL('/blog/welcome');
    });

    test('The menu does not open in a window that became wide in the meantime', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(API);
      await page.locator('.navbar__toggle').click();
      await page.setViewportSize({ width: 1200, height: 800 });
      release();
      await hydrated(page);
      await expect(menu(page)).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(menu(page)).toHaveCount(0);
      expect(await isScrollLocked(page)).toBe(false);
    });
  });

  test('The navbar leaves if the user has scrolled down', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(API);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(navbar(page)).toBeInViewport();
    release();
    await hydrated(page);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar(page)).toBeInViewport();
  });
});
