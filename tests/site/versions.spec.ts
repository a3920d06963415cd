import type { Page } from '@playwright/test';
import { variant } from '../fixtureSites.ts';
import { expect, test } from './fixtures.ts';
import { built } from './markdown.ts';
import { navbar, open } from './page.ts';
import { LONG } from './samples.ts';

const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

/** Serves versions that came after the one that is open, each with some pages. */
async function serveLater(page: Page) {
  await page.route('/newest/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/newest/versions.json')
      return route.fulfill({ json: ['Next', '0.2.0', '0.1.0'] });
    if (pathname.endsWith('/pages.json'))
      return route.fulfill({ json: { 'docs/intro': 'Intro', blog: 'Blog' } });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Later</title>' });
  });
}

test.describe('in an old version', LONG, () => {
  test.use({ folder: variant('navbar') });

  for (const width of [1280, 390]) {
    test(`An old version asks for those that came later, and a choice keeps the page and is kept, at ${width} px`, async ({
      page,
      complaints,
    }) => {
      await serveLater(page);
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/blog?a=b#c');
      if (width === 390) {
        await page.getByRole('button', { name: 'Open navigation bar' }).click();
        await page.getByRole('button', { name: 'Back to main menu' }).click();
        await page.getByRole('button', { name: 'Versions' }).click();
      } else {
        await navbar(page).getByRole('button', { name: '0.1.0' }).click();
      }
      const links = page.getByRole('listitem').filter({ hasText: /^(Next|\d.*\d)$/ });
      await expect(links).toHaveText(['Next', '0.2.0', '0.1.0']);
      await page.getByRole('link', { name: '0.2.0', exact: true }).click();
      await expect(page).toHaveURL('/newest/0.2.0/blog?a=b#c');
      expect(await stored(page)).toBe('0.2.0');
      expect(complaints).toEqual([]);
    });
  }

  test('A page that another version lacks leads to the first page of that version, and so does a version that does not answer', async ({
    page,
  }) => {
    await serveLater(page);
    await open(page, '/blog/archive');
    const bar = page.getByRole('region', { name: 'Old version' });
    await expect(bar).toContainText('This is the documentation of Bulmatic 0.1.0.');
    await bar.getByRole('link').click();
    await expect(page).toHaveURL('/newest/docs/intro');
    expect(await stored(page)).toBe('current');
    await page.route('/newest/pages.json', (route) => route.abort());
    await open(page, '/blog');
    expect(await stored(page)).toBe('current');
    await bar.getByRole('link').click();
    await expect(page).toHaveURL('/newest/docs/intro');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('The version is a link to the list of all, and the banner one to the newest', async ({
      page,
    }) => {
      await page.goto('/docs/intro');
      const versions = navbar(page).getByRole('link', { name: '0.1.0', exact: true });
      await expect(versions.first()).toHaveAttribute('href', '/newest/docs/guides/versions#old');
      const newest = page.getByRole('region', { name: 'Old version' }).getByRole('link');
      await expect(newest).toHaveAttribute('href', '/newest/docs/intro');
    });
  });
});

test('The navbar has a dropdown of the versions from the second one on', async ({ page }) => {
  const versions = JSON.parse(built('/versions.json')) as string[];
  expect(versions[0]).toBe('Next');
  await open(page, '/docs/intro');
  const dropdown = navbar(page).getByRole('button', { name: 'Next', exact: true });
  await expect(dropdown).toHaveCount(versions.length > 1 ? 1 : 0);
});
