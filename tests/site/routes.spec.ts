import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { modules } from '../../plugins/library/modules.ts';
import { builtRoutes } from './sitemap.ts';
import { expect, test } from './fixtures.ts';
import { apiRoutes, specRoutes } from './routes.ts';
import { navbar, open, outlast } from './page.ts';

const TITLE = / \| Bulmatic$/;
const MIN_WORDS = 20;

/** A document, read by the faster one of cheerio's parsers. */
const read = (html: string) => load(html, { xml: { xmlMode: false } });

/** Every page that is built: those of the specification, and tags, which it does not spell out. */
const routes = [...new Set([...specRoutes, ...builtRoutes()])];

test('Each page is there without JavaScript, with one h1, a language, a title and its text', async ({
  request,
}) => {
  for (const route of routes) {
    const response = await request.get(route);
    expect.soft(response.status(), route).toBe(200);
    const $ = read(await response.text());
    expect.soft($('html').attr('lang'), route).toBe('en');
    expect.soft($('title').text(), route).toMatch(TITLE);
    expect.soft($('h1').length, route).toBe(1);
    expect.soft($('h1').text(), route).not.toBe('');
    $('script, style').remove();
    const words = $('main')
      .html()
      ?.replace(/<[^>]*>/g, ' ')
      .match(/\S+/g);
    expect.soft(words?.length, route).toBeGreaterThan(MIN_WORDS);
  }
});

/** The head of a page, as it was built. */
function headOf(route: string) {
  const html = readFileSync(route === '/' ? 'build/index.html' : `build${route}.html`, 'utf8');
  return read(html.slice(0, html.indexOf('</head>')));
}

test('No two pages have the same title', () => {
  const titles = builtRoutes().map((route) => headOf(route)('title').text());
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(repeated).toEqual([]);
});

test('Every page has a description of 50 to 160 characters', () => {
  const descriptions = builtRoutes().map((route) => {
    const text = headOf(route)('meta[name=description]').attr('content') ?? '';
    return { route, text };
  });
  expect(descriptions.filter(({ text }) => text.length < 50 || text.length > 160)).toEqual([]);
});

test('The API reference has the pages of the specification, one for each module of the library, and no others', () => {
  const pages = modules().map(({ api }) => api);
  expect(pages).toEqual(expect.arrayContaining(apiRoutes));
  const built = builtRoutes().filter((route) => route.startsWith('/docs/api/'));
  expect(built.toSorted()).toEqual(pages.toSorted());
});

test('An unknown path shows the not-found page, with status 404 and ways to go on', async ({
  page,
}) => {
  const response = await open(page, '/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Getting Started' }).click();
  await expect(page).toHaveURL('/docs/intro');
});

/** Answers an address with a page of the build, as hosts do that have more than one address for it. */
const answer = (page: Page, address: string, file: string, status = 200) =>
  page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ path: `build/${file}`, status }),
  );

for (const [address, file, title] of [
  ['/docs/intro.html', 'docs/intro.html', 'Getting Started'],
  ['/docs/intro/', 'docs/intro.html', 'Getting Started'],
  ['/docs/intro/index.html', 'docs/intro.html', 'Getting Started'],
  ['/Docs/Intro', 'docs/intro.html', 'Getting Started'],
  ['/docs//intro', 'docs/intro.html', 'Getting Started'],
  ['/docs/%69ntro', 'docs/intro.html', 'Getting Started'],
  ['/copy/of/intro', 'docs/intro.html', 'Getting Started'],
  ['/blog/', 'blog.html', 'Blog'],
  ['/blog/page/2.html', 'blog/page/2.html', 'Blog, page 2 of 2'],
  ['/index.html', 'index.html', 'Bulma, as typed React components'],
] as const) {
  test(`A host may serve a page at ${address}: React takes it over without an error, and links go on from there`, async ({
    page,
    complaints,
  }) => {
    await answer(page, address, file);
    await open(page, `${address}?a=b`);
    await expect(page).toHaveURL(`${address}?a=b`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
    await navbar(page).getByRole('link', { name: 'APIs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('APIs: Elements');
    await page.goBack();
    await expect(page).toHaveURL(`${address}?a=b`);
    expect(complaints).toEqual([]);
  });
}

for (const [address, title, route] of [
  ['/docs/intro', 'Getting Started', '/docs/intro'],
  ['/docs/intro/', 'Getting Started', '/docs/intro'],
  ['/docs/intro.html', 'Getting Started', '/docs/intro'],
  ['/docs/intro/index.html', 'Getting Started', '/docs/intro'],
  ['/Docs/INTRO', 'Getting Started', '/docs/intro'],
  ['/docs/getting-started', 'Getting Started', '/docs/intro'],
  ['/docs/components/button', 'Button', '/docs/components/elements/button'],
  ['/docs/guides/darkmode', 'Dark mode', '/docs/guides/dark-mode'],
  ['/blog/wellcome', 'Welcome', '/blog/welcome'],
] as const) {
  test(`Where a host has no page for ${address}, the not-found page offers ${route} first`, async ({
    page,
    complaints,
  }) => {
    await answer(page, address, '404.html', 404);
    await open(page, address);
    await expect(page).toHaveURL(address);
    const meant = page.getByRole('main').getByRole('status').getByRole('link').first();
    await expect(meant).toContainText(title);
    await expect(meant).toHaveAttribute('href', route);
    expect(complaints.filter((one) => !one.includes('status of 404'))).toEqual([]);
    await meant.click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
}

test('The not-found page offers nothing that is like no page, nor if the list of pages does not come', async ({
  page,
}) => {
  const offers = page.getByRole('main').getByRole('status').getByRole('link');
  const listed = page.waitForResponse('/pages.json');
  await open(page, '/wp-login.php');
  await listed;
  await outlast(page, 0);
  await expect(offers).toHaveCount(0);
  await page.route('/pages.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const failed = page.waitForResponse('/pages.json');
  await open(page, '/docs/introo');
  await failed;
  await outlast(page, 0);
  await expect(offers).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
