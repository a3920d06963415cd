import { readFileSync, statSync } from 'node:fs';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { expect } from './fixtures.ts';
import { postRoutes } from './routes.ts';
import { builtRoutes } from './sitemap.ts';
import { open } from './page.ts';
import { test } from './tab.ts';
import { LONG } from './samples.ts';

const FEED_BYTES = 300_000;
/** Feeds, and how many posts the text of one has. */
const FEEDS: Record<string, (text: string) => number> = {
  'rss.xml': (text) => load(text, { xml: true })('item').length,
  'atom.xml': (text) => load(text, { xml: true })('entry').length,
  'feed.json': (text) => (JSON.parse(text) as { items: unknown[] }).items.length,
};

test('The blog has 14 posts, ten of them on its first page', async ({ page }) => {
  expect(postRoutes).toHaveLength(14);
  await open(page, '/blog');
  await expect(page.locator('main article')).toHaveCount(10);
  await open(page, '/blog/page/2');
  await expect(page.locator('main article')).toHaveCount(4);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`More than one post fits on a screen of ${width} px, with date, reading time, summary and tags`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/blog');
    for (const post of await page
      .locator('main article')
      .all()
      .then((all) => all.slice(0, 2))) {
      await expect(post).toBeInViewport({ ratio: 1 });
      await expect(post.getByRole('heading').getByRole('link')).toBeVisible();
      await expect(post.locator('time')).toHaveText(/\w+ \d+, 20\d\d/);
      await expect(post).toContainText(/\d min read/);
      await expect(post.getByRole('list', { name: 'Tags' }).getByRole('link')).not.toHaveCount(0);
    }
  });
}

test('At 320 px, what authors do is shown in full', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/blog/authors');
  const roles = page.locator('.avatar small');
  await expect(roles).not.toHaveCount(0);
  const cut = await roles.evaluateAll((all) =>
    all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

for (const [feed, countPosts] of Object.entries(FEEDS)) {
  test(`The feed ${feed} has all posts, and fewer than 300 kB`, () => {
    const file = `build/blog/${feed}`;
    expect(countPosts(readFileSync(file, 'utf8'))).toBe(14);
    expect(statSync(file).size).toBeLessThan(FEED_BYTES);
  });
}

test('Feeds hold articles only: no buttons, no links of headings to themselves, and all code', () => {
  const { items } = JSON.parse(readFileSync('build/blog/feed.json', 'utf8')) as {
    items: { url: string; content_html: string }[];
  };
  for (const { url, content_html } of items) {
    const post = load(readFileSync(`build${new URL(url).pathname}.html`, 'utf8'));
    const item = load(content_html);
    expect(item('button, .hash-link, .code-copy, iframe, script').length).toBe(0);
    expect(item('h2, h3').text()).not.toContain('#');
    expect(item.html()).not.toContain('<!--');
    expect(item('pre').text()).toBe(post('article pre').text());
  }
  for (const feed of ['rss.xml', 'atom.xml'])
    expect(readFileSync(`build/blog/${feed}`, 'utf8')).not.toMatch(/copy-button|hash-link/);
});

test('Each of the 30 to 40 tags has a description, and is on a post', async ({ page }) => {
  const tags = parse(readFileSync('blog/tags.yml', 'utf8')) as Record<
    string,
    { permalink: string; description?: string }
  >;
  const listed = Object.values(tags).map(({ permalink }) => `/blog/tags${permalink}`);
  const built = builtRoutes().filter((route) => /^\/blog\/tags\/[^/]+$/.test(route));
  expect(built.toSorted()).toEqual(listed.toSorted());
  expect(listed.length).toBeGreaterThanOrEqual(30);
  expect(listed.length).toBeLessThanOrEqual(40);
  expect(Object.values(tags).filter(({ description }) => !description)).toEqual([]);
  await open(page, '/blog/tags');
  await expect(page.locator('main a[rel="tag"]')).toHaveCount(listed.length);
});

test('Each author is a role with a page, and one of them has posts on a second one', async ({
  page,
}) => {
  await open(page, '/blog/authors/maintainers');
  await expect(page.locator('main article')).toHaveCount(10);
  await open(page, '/blog/authors/maintainers/page/2');
  await expect(page.locator('main article')).not.toHaveCount(0);
});

for (const route of postRoutes) {
  test(`${route} has a date, a reading time, an author and links to what it speaks of`, () => {
    const $ = load(readFileSync(`build${route}.html`, 'utf8'));
    const header = $('main article header');
    expect(header.find('time').attr('datetime')).toMatch(/^20\d\d-/);
    expect(header.text()).toMatch(/\d min read/);
    expect(header.find('a[href^="/blog/authors/"]').length).toBeGreaterThan(0);
    expect($('main article .markdown a[href^="/"]').length).toBeGreaterThan(0);
  });
}
