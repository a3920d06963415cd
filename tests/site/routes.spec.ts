import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { modules } from '../../plugins/library/modules.ts';
import { builtRoutes } from './sitemap.ts';
import { expect, test } from './fixtures.ts';
import { apiRoutes, specRoutes } from './routes.ts';
import { open } from './page.ts';

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

test('An address with a slash at its end leads to the page', async ({ page }) => {
  await open(page, '/docs/intro/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
});
