import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFacts, readPages } from './read.ts';

const TITLE = '<h1 class=x>A <code>&lt;b></code></h1>';
const factsOf = (elements: string, body = TITLE, source?: string) =>
  readFacts({ file: 'a.html', source, html: `<head>${elements}</head>${body}` });

test.for([
  ['name="description" content="Props"', 'Props'],
  ['name=description content="A &quot;b&quot;, c &amp; d"', 'A "b", c & d'],
  [`data-rh=true content='It says "b > c </head>"' name=description`, 'It says "b > c </head>"'],
  ['name=description content=Props', 'Props'],
])('A page is read however its HTML is written: %s', ([attributes, description]) => {
  expect(factsOf(`<meta ${attributes} />`)).toEqual({
    title: 'A <b>',
    description,
    isHidden: false,
  });
});

test('A page that search engines leave out is hidden', () => {
  const description = '<meta name=description content=Props>';
  const { isHidden } = factsOf(`${description}<meta name="robots" content="noindex, follow">`);
  expect(isHidden).toBe(true);
});

test('A page without a first heading or a description stops the build, with its file and what to add', () => {
  expect(() => factsOf('', '<p>')).toThrow('a.html: the page has no <h1>');
  expect(() => factsOf('', TITLE, 'docs/a.mdx')).toThrow(
    /^docs\/a\.mdx: the page has no description\. Add it to /,
  );
});

test('A page that nobody wrote, such as a list, needs no description', () => {
  expect(factsOf('').description).toBe('');
});

test('A page knows what it is written in, however deep its route is, and a list was not written', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'pages-'));
  const html = `<head><meta name=description content=Words></head>${TITLE}`;
  for (const file of ['a.html', 'list.html']) writeFileSync(join(outDir, file), html);
  const route = { path: '/base/a', metadata: { sourceFilePath: 'docs/a.mdx' } };
  const routes = [{ path: '/base', routes: [{ path: '/base', routes: [route] }] }];
  const routesPaths = ['/base/a', '/base/list'];
  const pages = await readPages({ outDir, baseUrl: '/base/', routes, routesPaths } as never);
  expect(pages.map(({ path, source }) => [path, source])).toEqual([
    ['a', 'docs/a.mdx'],
    ['list', undefined],
  ]);
});
