import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { navbar, open, withoutPrefetch } from './page.ts';
import { LONG } from './samples.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function crash(page: Page, route: string) {
  await open(page, route);
  await page.getByRole('button', { name: 'Crash the page' }).click();
  await expect(heading(page)).toHaveText('This page crashed.');
}

/** Replaces the text of one document with something that React can't render. */
const spoil = (page: Page, slug: string) =>
  page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const isOfDocument = code.includes(`"slug":"${slug}"`);
    await route.fulfill({
      response,
      body: isOfDocument ? code.replace('children:"Text."', 'children:{}') : code,
    });
  });

/** Records from now on what the page announces to screen readers. */
async function announcements(page: Page) {
  await page.evaluate(() => {
    const region = document.querySelector('body > [role=status]');
    const texts: string[] = [];
    Object.assign(window, { texts });
    if (!region) return;
    new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

test.use({ folder: variant('options') });

// After a crash of the whole site, the announcer starts anew. The focus on the heading says which page this is.
for (const [route, title, announcement] of [
  ['/crash', 'Crash', ['Lazy | Bulmatic']],
  ['/outside', 'Outside', []],
] as const) {
  test.describe(`A crash of ${route}`, LONG, () => {
    test('The crash screen has the focus on its heading and a title of its own, and is announced', async ({
      page,
    }) => {
      await crash(page, route);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle('This page crashed. | Bulmatic');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('alert')).toContainText(/threw this\.\s+Cause:\s+And this/);
    });

    test('The crash screen leads home', async ({ page }) => {
      await crash(page, route);
      await page.getByRole('link', { name: 'home page' }).click();
      await expect(heading(page)).toHaveText('Home');
      await expect(page).toHaveURL('/');
    });

    test('The crash screen leads to a report with the message, its causes and the page filled in', async ({
      page,
    }) => {
      await crash(page, `${route}?a=b`);
      const link = page.getByRole('link', { name: 'Report this' });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.pathname).toMatch(/\/issues\/new$/);
      expect(url.searchParams.get('title')).toBe(`${route} crashed`);
      const body = url.searchParams.get('body');
      expect(body).toContain('threw this.\n\nCause:\nAnd this is why.');
      expect(body).toContain(`Page: ${page.url()}`);
    });

    test('The crash screen goes away with the Back button', async ({ page }) => {
      await open(page, '/lazy');
      await page.evaluate((target) => {
        history.pushState(null, '', target);
        dispatchEvent(new PopStateEvent('popstate'));
      }, route);
      await expect(heading(page)).toHaveText(title);
      await page.getByRole('button', { name: 'Crash the page' }).click();
      await expect(heading(page)).toHaveText('This page crashed.');
      const announced = await announcements(page);
      await page.goBack();
      await expect(heading(page)).toHaveText('Lazy');
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle('Lazy | Bulmatic');
      await expect.poll(announced).toEqual(announcement);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`The crash screen has no accessibility violation in ${colorScheme} mode`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await crash(page, route);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test(
  'After "Try again", the focus is on the heading of the page that is back',
  LONG,
  async ({ page }) => {
    await crash(page, '/outside');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(heading(page)).toHaveText('Outside');
    await expect(heading(page)).toBeFocused();
  },
);

test(
  'If the page crashes again, the focus is on the heading of the crash screen again',
  LONG,
  async ({ page }) => {
    await spoil(page, '/long/two');
    await open(page, '/docs/long/two');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(heading(page)).toBeFocused();
  },
);

test(
  'When a document crashed, the crash screen goes away with the next document',
  LONG,
  async ({ page }) => {
    await withoutPrefetch(page);
    await spoil(page, '/long/two');
    await open(page, '/docs/long/three');
    await page.getByRole('link', { name: 'Next Long two' }).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(heading(page)).toBeFocused();
    await navbar(page).getByRole('link', { name: 'Docs' }).click();
    await expect(heading(page)).toHaveText('Intro');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Intro | Bulmatic');
  },
);
