import { expect, test } from 'vitest';
import { distance, meantPages, type PageList } from './meantPages.ts';

const PAGES: PageList = {
  '': 'React components for Bulma',
  blog: 'Blog',
  'blog/welcome': 'Welcome',
  'docs/intro': 'Getting Started',
  'docs/guides/intro': 'Guides',
  'docs/guides/dark-mode': 'Dark mode',
  'docs/recipes/data-table': 'Data table',
  'docs/api/elements/button': 'Button',
  'docs/components/elements/button': 'Button',
  'docs/components/elements/buttons': 'Buttons',
  'docs/api/helpers/usebulmaclasses': 'useBulmaClasses',
};

test('Letters are counted that are put in, left out, replaced or swapped', () => {
  expect(distance('button', 'button')).toBe(0);
  expect(distance('buton', 'button')).toBe(1);
  expect(distance('buttton', 'button')).toBe(1);
  expect(distance('butten', 'button')).toBe(1);
  expect(distance('buttno', 'button')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('abc', '')).toBe(3);
});

test.for([
  ['docs/intro/', 'docs/intro'],
  ['docs/intro.html', 'docs/intro'],
  ['docs/intro/index.html', 'docs/intro'],
  ['docs/intro.mdx', 'docs/intro'],
  ['Docs/Intro', 'docs/intro'],
  ['docs//intro', 'docs/intro'],
  ['BLOG/', 'blog'],
])('%s is another way to write one page: %s', ([path, page]) => {
  expect(meantPages(path!, PAGES)).toEqual([page]);
});

test.for([
  ['docs/itnro', 'docs/intro'],
  ['docs/dark-mode', 'docs/guides/dark-mode'],
  ['docs/guides/darkmode', 'docs/guides/dark-mode'],
  ['docs/components/button', 'docs/components/elements/button'],
  ['docs/elements/buton', 'docs/api/elements/button'],
  ['getting-started', 'docs/intro'],
  ['recipes/datatable', 'docs/recipes/data-table'],
  ['docs/hooks/useBulmaClasses', 'docs/api/helpers/usebulmaclasses'],
  ['blog/wellcome', 'blog/welcome'],
])('%s has moved or is misspelled: first of all it means %s', ([path, page]) => {
  expect(meantPages(path!, PAGES)[0]).toBe(page);
});

test('What is like no page means none', () => {
  for (const path of ['', '/', 'wp-login.php', 'docs/xyzzy', 'a', 'no/such/page'])
    expect(meantPages(path, PAGES)).toEqual([]);
});
