import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, hydrated, navbar, open, withoutPrefetch } from './page.ts';

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Waits until the browser had nothing to do, which in a tab that is not looked at may not come by itself. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

const GUIDE = '/docs/components/elements/button';
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
        'npm install bulmatic bulma',
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

test('A page that nobody uses runs no script but the one in its head', async ({ page }) => {
  await page.goto(GUIDE);
  await idle(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('script[src]').count()).toBe(0);
  expect(await isHydrated(page)).toBe(false);
});

test('What is pressed in a demo before React takes over happens once, afterwards, with the same keys', async ({
  page,
  complaints,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/elements/buttons');
  const voices = page.getByRole('group', { name: 'Voices to show' });
  await voices.evaluate((element) => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    element.addEventListener('click', (event) => {
      const { shiftKey, target } = event as MouseEvent;
      seen.push([(target as Element).textContent, shiftKey]);
    });
  });
  await voices.getByRole('button', { name: 'Tenor' }).click({ modifiers: ['Shift'] });
  await voices.getByRole('button', { name: 'Soprano' }).click();
  await expect(voices.getByRole('button', { pressed: true })).toHaveText(['Alto', 'Bass']);
  release();
  await hydrated(page);
  await expect(voices.getByRole('button', { pressed: true })).toHaveText([
    'Soprano',
    'Alto',
    'Tenor',
    'Bass',
  ]);
  expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual([
    ['Tenor', true],
    ['Soprano', false],
  ]);
  await expect(voices.getByRole('button', { name: 'Soprano' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('A tab of a demo that runs answers as the library has it, once React has taken over', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/components/tabs');
  const order = page.getByRole('tablist', { name: 'Order' });
  const html = () => order.evaluate((element) => element.outerHTML);
  const untouched = await html();
  await order.getByRole('tab', { name: 'Payment' }).click();
  expect(await html()).toBe(untouched);
  release();
  await hydrated(page);
  await expect(order.getByRole('tab', { selected: true })).toHaveText('Payment');
});

test('A form that is sent before React takes over does not leave the page, and is sent afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/elements/box');
  const form = page.locator('form.box');
  await form.getByRole('textbox').fill('me@example.com');
  await form.getByRole('textbox').press('Enter');
  await expect(form.getByRole('status')).toHaveText('One letter a month.');
  release();
  await expect(form.getByRole('status')).toHaveText('Thank you.');
  await expect(form.getByRole('textbox')).toHaveValue('me@example.com');
  await expect(page).toHaveURL('/docs/components/elements/box');
});

test('What was typed and ticked and chosen before React takes over stays, and React knows of it', async ({
  page,
  complaints,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/components/form/input');
  const input = page.getByRole('textbox', { name: 'Text on the cake' });
  await input.fill('Hello');
  await input.press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(input).toHaveValue('Hello');
  await expect(page.getByText('15 letters left')).toBeVisible();
  await expect(input).toBeFocused();
  await input.pressSequentially('-');
  await expect(input).toHaveValue('Hell-o');
  expect(complaints).toEqual([]);
});

for (const [route, change, expectKnown] of [
  [
    'checkbox',
    (page: Page) => page.getByLabel('I bring the books back within four weeks').last().check(),
    async (page: Page) => {
      await expect(
        page.getByLabel('I bring the books back within four weeks').last(),
      ).toBeChecked();
      await expect(page.getByRole('button', { name: 'Get a card' })).toBeEnabled();
    },
  ],
  [
    'select',
    (page: Page) => page.getByLabel('Branch').last().selectOption('market'),
    async (page: Page) => {
      await expect(page.getByLabel('Branch').last()).toHaveValue('market');
      await expect(page.locator('.help', { hasText: 'Tuesday to Saturday' })).toBeVisible();
    },
  ],
] as const) {
  test(`The ${route} that was changed before React takes over stays so, and React knows of it`, async ({
    page,
    complaints,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`/docs/components/form/${route}`);
    await change(page);
    release();
    await hydrated(page);
    await expectKnown(page);
    expect(complaints).toEqual([]);
  });
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

test('Scripts are fetched while nothing else happens, and on a slow line not before they are needed', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const isScript = (url: string) => /assets\/js/.test(url);
  context.on('request', (request) => {
    if (isScript(request.url())) asked.push(request.url());
  });
  await page.goto('/docs/intro');
  await idle(page);
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  expect(await isHydrated(page)).toBe(false);

  const slow = await context.newPage();
  await withoutPrefetch(slow);
  asked.length = 0;
  await slow.goto('/docs/intro');
  await idle(slow);
  await slow.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await slow.mouse.move(0, 0);
  await slow.getByRole('link', { name: 'Bulmatic' }).first().hover();
  await hydrated(slow);
});

test('A link is a link at any time, and the page before comes back as it was', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/docs/intro');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  release();
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
});

test('The Back button leads to the page of its address, though this one was loaded anew and not used', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
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

test('The page behind a link that is pointed at is fetched before React takes over, and by React afterwards', async ({
  page,
  context,
  complaints,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  const release = await holdScripts(page);
  await page.goto('/docs/intro');
  await navbar(page).getByRole('link', { name: 'Blog' }).hover();
  expect(await fetched).toBe('/blog');
  release();
  await hydrated(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await expect(page.locator('link[rel=prefetch][href*="/assets/js/"]')).not.toHaveCount(0);
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(complaints).toEqual([]);
});
