import type { Page } from '@playwright/test';
import { visit } from 'unist-util-visit';
import { deployment } from '../../plugins/base/deployment.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page.ts';
import {
  built,
  documentOf,
  problem,
  markdownAt,
  markdownFiles,
  markdownOf,
  markdownRoutes,
} from './markdown.ts';

const INTRO = '/docs/intro';
const { siteUrl } = deployment;

// Pages and their Markdown are read once for all tests of one process.
test.describe.configure({ mode: 'default' });

test('Every document, recipe, API page, post and page of its own except the home page is there as Markdown, and nothing else does', () => {
  const expected = markdownRoutes().map(markdownAt);
  expect(expected.length).toBeGreaterThan(150);
  expect(markdownFiles().toSorted()).toEqual(expected.toSorted());
});

test('Each page with Markdown links to it, and no other page does', () => {
  for (const route of markdownRoutes()) {
    const link = documentOf(route)('head link[rel=alternate][type="text/markdown"]');
    expect(link.attr('href'), route).toBe(markdownAt(route));
  }
  for (const route of ['/', '/blog', '/blog/tags', '/docs/category/elements', '/404']) {
    expect(documentOf(route)('link[type="text/markdown"]').length, route).toBe(0);
  }
});

test('The Markdown starts with the title of its page and the description, and has no HTML, MDX or import outside of code', () => {
  const problems: string[] = [];
  for (const route of markdownRoutes()) {
    const [first, second] = markdownOf(route).children;
    const isTitled =
      first?.type === 'heading' && first.depth === 1 && second?.type === 'blockquote';
    if (!isTitled) problems.push(`${route} does not start with its title and description`);
    const description = documentOf(route)('meta[name=description]').attr('content') ?? 'none';
    if (!built(markdownAt(route)).includes(description)) problems.push(`${route}: ${description}`);
    visit(markdownOf(route), (node) => {
      if (node.type === 'html') problems.push(`${route}: ${node.value}`);
      if (
        node.type === 'text' &&
        /^(import .* from |export (const|default|function) )/m.test(node.value)
      )
        problems.push(`${route}: ${node.value}`);
    });
  }
  expect(problems).toEqual([]);
});

test('Every link of the Markdown is absolute, and those to this site lead to a page and an anchor', () => {
  const problems: string[] = [];
  for (const route of markdownRoutes()) {
    visit(markdownOf(route), (node) => {
      if (node.type !== 'link' && node.type !== 'image') return;
      const url = new URL(node.url);
      const found = url.origin === siteUrl ? problem(url) : undefined;
      if (found) problems.push(`${route}: ${found}`);
    });
  }
  expect(problems).toEqual([]);
});

test('The code of each demo is in the Markdown of its page as TSX, as a whole', () => {
  const missing: string[] = [];
  let demos = 0;
  for (const route of markdownRoutes()) {
    const blocks = new Set<string>();
    visit(markdownOf(route), 'code', ({ lang, value }) => {
      if (lang === 'tsx') blocks.add(value);
    });
    const $ = documentOf(route);
    for (const code of $('[id^=demo-] pre[aria-label=TSX] code')) {
      const tsx = $(code).text().trimEnd();
      if (!blocks.has(tsx)) missing.push(`${route}: ${tsx}`);
      demos += 1;
    }
  }
  expect(missing).toEqual([]);
  expect(demos).toBeGreaterThan(200);
});

test('llms.txt links to all Markdown, and llms-full.txt begins with the rules and has all documents about the library', () => {
  const links: string[] = [];
  for (const [, url] of built('/llms.txt').matchAll(/\]\((.*?)\)/g)) links.push(url!);
  const addresses = markdownRoutes().map((route) => siteUrl + markdownAt(route));
  const files = ['/llms-full.txt', '/components.json', '/.well-known/agent-skills/index.json'];
  const data = files.map((file) => siteUrl + file);
  expect(links.toSorted()).toEqual([...addresses, ...data].toSorted());
  expect(links[3]).toBe(`${siteUrl}/docs/guides/rules-for-code-generators.md`);
  const full = built('/llms-full.txt');
  expect(full).toMatch(/^# Rules for code generators\n/);
  for (const route of markdownRoutes().filter((one) =>
    /^\/docs\/(api|components|recipes)/.test(one),
  )) {
    expect(full, route).toContain(built(markdownAt(route)));
  }
});

test('Search engines ignore the Markdown', async ({ request }) => {
  const answer = await request.get(markdownAt(INTRO));
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  for (const path of ['/llms.txt', '/llms-full.txt']) {
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
  }
  expect((await request.get(INTRO)).headers()).not.toHaveProperty('x-robots-tag');
  expect(built('/sitemap.xml')).not.toMatch(/\.md<|llms/);
});

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });

for (const route of [INTRO, '/blog/welcome', '/docs/recipes/login']) {
  test(`The button at the end of ${route} copies exactly the Markdown, and says so`, async ({
    page,
    context,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, route);
    await copyButton(page).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(built(markdownAt(route)));
    expect(complaints).toEqual([]);
  });
}

test('The button answers to a click that came before React, once React is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(INTRO);
  await copyButton(page).evaluate((button) => (button as HTMLElement).click());
  await expect(page.getByText('Copied.')).toBeVisible();
});

for (const [fault, answer] of [
  ['is not there', { status: 404, body: 'no' }],
  ['does not arrive', undefined],
] as const) {
  test(`If the Markdown ${fault}, the button says that copying failed, and copies nothing`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(markdownAt(INTRO), (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await open(page, INTRO);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await copyButton(page).click();
    await expect(page.getByText('Copying failed.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The link shows the Markdown, and the button is hidden', async ({ page }) => {
    await page.goto(INTRO);
    await expect(copyButton(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', markdownAt(INTRO));
    expect(await (await page.request.get(markdownAt(INTRO))).text()).toBe(built(markdownAt(INTRO)));
  });
});

test('The classes of the theme that the Markdown is told by are on some page', () => {
  const pages = markdownRoutes().map((route) => built(`${route}.html`));
  for (const name of ['markdown', 'hash-link', 'theme-tabs-container', 'theme-admonition']) {
    const pattern = new RegExp(`class="?[^">]*\\b${name}\\b`);
    expect(
      pages.some((page) => pattern.test(page)),
      name,
    ).toBe(true);
  }
});
