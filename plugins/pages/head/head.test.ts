import { expect, test } from 'vitest';
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

test('An article has a date only if git knows one', () => {
  const article = { headline: 'A', description: 'B', url: 'https://a.b/c', image: 'https://a.b/d' };
  const dated = { ...article, changed: new Date(0) };
  expect(JSON.stringify(structuredData('docs/a', [], article))).not.toContain('date');
  expect(JSON.stringify(structuredData('docs/a', [], dated))).toContain(
    '"dateModified":"1970-01-01"',
  );
});
