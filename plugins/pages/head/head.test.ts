import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';
import { trailTo } from './parents.ts';
import { structuredData } from './structuredData.ts';

const PAGES = new Set([
  ...['', 'blog', 'blog/authors', 'blog/authors/ann', 'blog/page/2', 'accessibility'],
  ...['docs/intro', 'docs/components/intro', 'docs/guides/intro', 'docs/guides/contributing'],
  'docs/category/elements',
]);

test.for([
  ['', ['']],
  ['accessibility', ['', 'accessibility']],
  ['docs/intro', ['', 'docs/intro']],
  ['docs/guides/props', ['', 'docs/guides/intro', 'docs/guides/props']],
  ['docs/components/form/file', ['', 'docs/components/intro', 'docs/components/form/file']],
  ['docs/api/elements/box', ['', 'docs/category/elements', 'docs/api/elements/box']],
  [
    'docs/tutorial-basics/page',
    ['', 'docs/guides/intro', 'docs/guides/contributing', 'docs/tutorial-basics/page'],
  ],
  [
    'blog/authors/ann/page/2',
    ['', 'blog', 'blog/authors', 'blog/authors/ann', 'blog/authors/ann/page/2'],
  ],
  ['blog/page/2', ['', 'blog', 'blog/page/2']],
] as const)('The way to /%s', ([path, trail]) => {
  expect(trailTo(path, PAGES)).toEqual(trail);
});

test.for([
  ['name="description" content="Props"', 'Props'],
  ['name=description content="A &quot;b&quot;, c &amp; d"', 'A "b", c & d'],
  [`name=description content='It says "b > c"'`, 'It says "b > c"'],
  ['name=description content=Props', 'Props'],
])('A page is read however its HTML is written: %s', ([attribute, description]) => {
  const html = `<meta data-rh=true ${attribute} /><h1 class=x>A <code>&lt;b></code></h1>`;
  expect(readPage('a', html)).toEqual({ path: 'a', title: 'A <b>', description });
});

test('A page without a first heading stops the build', () => {
  expect(() => readPage('a', '<p>')).toThrow('/a: the page has no <h1>');
});

test('An article has a date only if git knows one', () => {
  const article = { headline: 'A', description: 'B', url: 'https://a.b/c', image: 'https://a.b/d' };
  const dated = { ...article, changed: new Date(0) };
  expect(JSON.stringify(structuredData('docs/a', [], article))).not.toContain('date');
  expect(JSON.stringify(structuredData('docs/a', [], dated))).toContain(
    '"dateModified":"1970-01-01"',
  );
});
