import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { countScripts, hydrated, navbar, open, scrollTo, wake, withoutPrefetch } from '../page.ts';

/** The last page of its sidebar. */
const LAST = '/docs/components/layout/section';

test.use({ viewport: { width: 1280, height: 600 } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const active = (page: Page) => sidebar(page).locator('[aria-current=page]');

async function expectShown(page: Page, name: string) {
  await expect(active(page)).toHaveText(name);
  await expect(active(page)).toBeInViewport({ ratio: 1 });
}

const ARRIVALS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'by its address, before it is used': async (page) => {
    await page.goto(LAST);
    await expectShown(page, 'Section');
    await wake(page);
  },
  'by a link of the page': async (page) => {
    await open(page, '/docs/api/layout/section');
    await page.getByRole('main').locator(`a[href="${LAST}"]`).first().click();
  },
  'by a hit of the search': async (page) => {
    await open(page, '/docs/intro');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('section');
    await page.getByRole('option').first().waitFor();
    await field.press('Enter');
  },
  'by Back, and by Forward': async (page) => {
    await open(page, LAST);
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.goBack();
    await expectShown(page, 'Section');
    await page.goBack();
    await page.goForward();
  },
  'when it is loaded anew': async (page) => {
    await open(page, LAST);
    await page.reload();
    await hydrated(page);
  },
  'in a window that becomes wide': async (page) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, LAST);
    await page.setViewportSize({ width: 1280, height: 600 });
  },
};

for (const [how, arrive] of Object.entries(ARRIVALS)) {
  test(`The sidebar shows the page that was opened ${how}`, async ({ page }) => {
    await arrive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Section');
    await expectShown(page, 'Section');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('The sidebar shows a page in a category that unfolds', async ({ page }) => {
  await open(page, '/docs/guides/intro');
  await page.evaluate(() => history.pushState({}, '', '/docs/recipes/wizard'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(active(page)).toHaveAttribute('href', '/docs/recipes/wizard');
  await expect(active(page)).toBeInViewport({ ratio: 1 });
});

test('What scrolls the sidebar is no use of the page, which loads no script yet', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await page.goto(LAST);
  await expectShown(page, 'Section');
  await page.waitForLoadState('networkidle');
  expect(await countScripts(page)).toBe(0);
  await scrollTo(page, 50);
  await hydrated(page);
});

test('The sidebar stays where the user has scrolled it', async ({ page }) => {
  await open(page, LAST);
  const menu = sidebar(page);
  await menu.hover();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => menu.evaluate((node) => node.scrollTop)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(active(page)).not.toBeInViewport();
  expect(await menu.evaluate((node) => node.scrollTop)).toBe(0);
});

test('The menu of a narrow window shows the page that is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, LAST);
  await page.locator('.navbar__toggle').click();
  const item = page.getByRole('dialog').locator('.menu__link[aria-current=page]:visible');
  await expect(item).toHaveText('Section');
  await expect(item).toBeInViewport({ ratio: 1 });
});
