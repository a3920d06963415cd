import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { installed } from '../../plugins/package/install.ts';
import { holdScripts, hydrated, isHydrated, navbar } from './page.ts';
import { LONG } from './samples.ts';

const API = '/docs/api/elements/button';

interface Control {
  name: string;
  route: string;
  /** Width of the window, in pixels. */
  width?: number;
  find: (page: Page) => Locator;
  /** What a press on the control has as its effect; a second press would undo it. */
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
      test(`${name} answers to ${means} while the scripts are still on their way, and keeps its answer when React takes over`, async ({
        page,
        context,
        complaints,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize({ width, height: 800 });
        const release = await holdScripts(page);
        await page.goto(route);
        await press(find(page));
        await expectEffect(page);
        expect(await isHydrated(page)).toBe(false);
        release();
        await hydrated(page);
        await expectEffect(page);
        expect(complaints).toEqual([]);
      });
    }
  }

  test('With scripts that never come, what answers at once still does, and the page says what does not', async ({
    page,
  }) => {
    await page.route('/assets/js/**', (route) => route.abort());
    await page.goto('/docs/intro');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
    await expect(page.getByRole('alert')).toContainText('This page did not load completely');
    await navbar(page).getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('The menu can be left and used before React takes over, and is not opened again by it', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await holdScripts(page);
    await page.goto(API);
    const menu = page.getByRole('dialog', { name: 'Navigation' });
    const toggle = page.locator('.navbar__toggle');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(380, 400),
    ]) {
      await toggle.click();
      await expect(menu).toBeVisible();
      await leave();
      await expect(menu).toHaveCount(0);
      await expect(toggle).toBeFocused();
    }
    release();
    await hydrated(page);
    await expect(menu).toHaveCount(0);
    await toggle.click();
    await expect(menu).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('The menu stays as it is when React takes over: the part that was chosen, and the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await holdScripts(page);
    await page.goto(API);
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog', { name: 'Navigation' });
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await menu.getByRole('link', { name: 'Blog' }).focus();
    release();
    await hydrated(page);
    await expect(menu).toHaveCount(1);
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeFocused();
    await expect(menu.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
  });
});
