import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { MODES, WIDTHS } from './guide.ts';
import { isPrefetch, open, switchTo, withoutPrefetch } from './page.ts';
import { LONG } from './samples.ts';

const PAGE = '/docs/components/elements/button';
const PART = '**/search-pages.json';

const input = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const button = (page: Page) => page.getByRole('button', { name: 'Search' });

async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await input(page).fill(text);
}

test('Ctrl+K and / open the search, also before React has taken over, and Escape closes it with the focus where it was', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input(page)).toBeHidden();
  const link = page.getByRole('link', { name: 'APIs' }).first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('The arrow keys, Home and End move through the results, and Enter opens one', async ({
  page,
}) => {
  await open(page, PAGE);
  await search(page, 'modal');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toContainText('Modal');
  const active = async () =>
    page.locator(`[id="${await input(page).getAttribute('aria-activedescendant')}"]`);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(await active()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/components\/components\/modal$/);
  await expect(input(page)).toBeHidden();
});

test('A key that ends a composition, as Safari sends it, opens and closes nothing', async ({
  page,
}) => {
  await open(page, PAGE);
  await search(page, 'modal');
  await expect(options(page).first()).toBeVisible();
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    await input(page).dispatchEvent('keydown', { key, keyCode: 229 });
  }
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('With Shift, Home and End select the text instead of a result', async ({ page }) => {
  await open(page, PAGE);
  await search(page, 'modal');
  await expect(options(page).nth(1)).toBeVisible();
  const selected = () =>
    input(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
  await page.keyboard.press('Shift+Home');
  expect(await selected()).toEqual([0, 'modal'.length]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+End');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

for (const [platform, keysInField] of [
  ['Linux x86_64', ['Ctrl+k', 'Meta+k']],
  ['MacIntel', ['Meta+k']],
] as const) {
  test(`On ${platform}, the keys of the search open it, also with Caps Lock or other letters, and in a text field only ${keysInField.join(' and ')}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, 'platform', { get: () => name }),
      platform,
    );
    await open(page, '/search');
    /** The keys that the page takes for itself, of those that are pressed in an element. */
    const takenIn = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const KEYS: Record<string, KeyboardEventInit> = {
          '/': { key: '/' },
          'Ctrl+k': { key: 'k', ctrlKey: true },
          'Meta+k': { key: 'k', metaKey: true },
          'Ctrl+K': { key: 'K', ctrlKey: true },
          'Ctrl+л': { key: 'л', code: 'KeyK', ctrlKey: true },
          'Ctrl+t of Dvorak': { key: 't', code: 'KeyK', ctrlKey: true },
          'Ctrl+Shift+K': { key: 'K', ctrlKey: true, shiftKey: true },
          'AltGr+K': { key: 'k', ctrlKey: true, altKey: true },
        };
        const isTaken = (init: KeyboardEventInit) =>
          !element.dispatchEvent(
            new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
          );
        return Object.keys(KEYS).filter((name) => isTaken(KEYS[name]!));
      });
    const inField = await takenIn('main input');
    expect(inField.filter((name) => name.endsWith('k'))).toEqual(keysInField);
    expect(inField).not.toContain('/');
    expect(await takenIn('h1')).toEqual(['/', 'Ctrl+k', 'Meta+k', 'Ctrl+K', 'Ctrl+л']);
    await expect(input(page)).toBeVisible();
  });
}

test('Ctrl+Enter opens a result in a new tab', async ({ page, context }) => {
  await open(page, PAGE);
  await search(page, 'tabs');
  await expect(options(page).first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/docs\/components\/components\/tabs$/);
  await expect(input(page)).toBeVisible();
});

test('The number of results is announced, and they are in named groups', async ({ page }) => {
  await open(page, PAGE);
  await search(page, 'button');
  await expect(status(page)).toHaveText(/^\d+ results for “button”$/);
  const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Components');
});

test('A screen reader hears the names of the search, its state, its results and their groups', async ({
  page,
}) => {
  await open(page, PAGE);
  await search(page, 'modal');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search" [expanded]: modal
      - button "Close"
      - status: /\\d+ results for “modal”/
      - listbox "Results":
        - group "Components":
          - option "Modal" [selected]
  `);
});

test('Classes and variables lead to the prop or page that sets them', async ({ page }) => {
  await open(page, PAGE);
  for (const [text, name] of [
    ['is-fullheight', /^Herosize="fullheight"/],
    ['mt-4', /^mt/],
    ['--bulma-card-shadow', /^Card/],
  ] as const) {
    await search(page, text);
    await expect(options(page).first()).toHaveText(name);
    await page.keyboard.press('Escape');
  }
});

test('What people and other libraries call a thing leads to it', async ({ page }) => {
  await open(page, PAGE);
  for (const [text, href] of [
    ['button disabled', '/docs/components/elements/button#states'],
    ['button full width', '/docs/components/elements/button#full-width'],
    ['Fab', '/docs/components/elements/button'],
    ['AvatarGroup', '/docs/components/elements/image'],
    ['FloatingLabel', '/docs/components/form/field'],
    ['Glyphicon', '/docs/components/elements/icon'],
    ['Menubar', '/docs/components/components/navbar'],
    ['asChild', '/docs/guides/props#as'],
    ['performance', '/docs/guides/how-it-compares#speed'],
    ['comparison', '/docs/guides/how-it-compares'],
    ['emotion', '/docs/guides/faq#styles'],
    ['tree shaking', '/docs/guides/css-size#the-javascript'],
    ['Jest', '/docs/guides/testing'],
    ['RSC', '/docs/guides/server-rendering#server-components'],
    ['nonce', '/docs/guides/dark-mode#csp'],
    ['Copilot', '/docs/guides/rules-for-code-generators'],
    ['user list', '/docs/recipes/members'],
    ['drag to reorder', '/docs/recipes/kanban'],
    ['full screen', '/docs/components/layout/hero#sizes-and-full-height'],
  ] as const) {
    await search(page, text);
    await expect(options(page).first(), text).toHaveAttribute('href', href);
    await page.keyboard.press('Escape');
  }
});

test('Nothing of the search is loaded until somebody reaches for it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('search-'))).toEqual([]);
  await search(page, 'modal');
  await expect(options(page).first()).toBeVisible();
  expect(requested.filter((url) => url.includes('search-pages'))).toHaveLength(1);
  expect(requested.filter((url) => url.includes('search-classes'))).toEqual([]);
});

test('At the first key, code and index together are at most 64 kB', async ({ page }) => {
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await search(page, 'm');
  await expect(options(page).first()).toBeVisible();
  const bodies = await Promise.all(
    loaded
      .filter((one) => /\.(js|json|css)$/.test(one.url()) && !isPrefetch(one.request()))
      .map((one) => one.body()),
  );
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  console.log(`The search loads ${bytes} bytes in ${bodies.length} files`);
  expect(bodies.length).toBeGreaterThanOrEqual(2);
  expect(bytes).toBeLessThanOrEqual(64_000);
});

test('An index that cannot be loaded is told, with another try and ways around it', async ({
  page,
}) => {
  await page.route(PART, (route) => route.fulfill({ status: 404 }));
  await open(page, PAGE);
  await search(page, 'modal');
  await expect(status(page)).toHaveText('The search could not be loaded.');
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'All components' }),
  ).toBeVisible();
  await page.unroute(PART);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('An index that is cut in half is told as well, and one that was loaded works offline', async ({
  page,
  context,
}) => {
  await page.route(PART, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ body: body.slice(0, body.length / 2) });
  });
  await open(page, PAGE);
  await search(page, 'modal');
  await expect(status(page)).toHaveText('The search could not be loaded.');
  await page.unroute(PART);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(true);
  await input(page).fill('tabs');
  await expect(options(page).first()).toContainText('Tabs');
});

test('A search that cannot be opened without a connection leaves the page as it is', async ({
  page,
  context,
}) => {
  await withoutPrefetch(page);
  await open(page, PAGE);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText(
    'There is no connection, so /search could not be loaded.',
  );
  await expect(page).toHaveURL(PAGE);
  await context.setOffline(false);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search');
});

test(
  'What is typed after a search that cannot be opened is not kept from the page',
  LONG,
  async ({ page, context }) => {
    await withoutPrefetch(page);
    await open(page, PAGE);
    await context.setOffline(true);
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toBeVisible();
    const isKept = await page.evaluate(
      () =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
        ),
    );
    expect(isKept).toBe(false);
  },
);

test(
  'Back closes the search, also where it leads to a page of the same part of the site',
  LONG,
  async ({ page }) => {
    await open(page, '/docs/intro');
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL('/docs/intro');
    await search(page, 'modal');
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'A file that is pasted into the search is cut, and does not stop the page',
  LONG,
  async ({ page }) => {
    await open(page, PAGE);
    await search(page, '');
    await page.keyboard.insertText('is-primary has-text-danger '.repeat(1000));
    await expect(options(page).first()).toBeVisible();
    expect((await input(page).inputValue()).length).toBeLessThan(1000);
  },
);

test('A width in percent leads to the sizes of columns', LONG, async ({ page }) => {
  await open(page, PAGE);
  await search(page, 'width 50%');
  await expect(options(page).filter({ hasText: 'Fractions' })).toBeVisible();
});

test('Without results, the search says what it looked for, and proposes pages and where to ask', async ({
  page,
}) => {
  await open(page, PAGE);
  await search(page, 'xylophone');
  await expect(status(page)).toHaveText('No results for “xylophone”.');
  const links = page.getByRole('dialog').getByRole('link');
  await expect(links.filter({ hasText: 'All classes of Bulma' })).toBeVisible();
  await expect(links.filter({ hasText: 'Ask for a page' })).toBeVisible();
});

for (const width of WIDTHS) {
  test(`At ${width} px, the search has no accessibility violation in both modes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    for (const mode of MODES) {
      await switchTo(page, mode);
      await button(page).click();
      await input(page).fill('modal');
      await expect(options(page).first()).toBeVisible();
      expect(await violations(page), mode).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('The page of the search can be shared, and is not for search engines', async ({ page }) => {
  await page.goto('/search?q=modal');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Modal');
  await expect(page).toHaveTitle('Search: modal | Bulmatic');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('On the page of the search, what is typed in the middle of a text stays where it is', async ({
  page,
}) => {
  await open(page, '/search?q=table');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('Home');
  await page.keyboard.type('data ');
  await expect(page).toHaveURL(/q=data%20table$/);
  await expect(field).toHaveValue('data table');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The search is a link to a page with ways to components and classes', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'All components' }),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'All classes of Bulma' }),
    ).toBeVisible();
  });
});
