import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { heads } from './heads.ts';

const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const entries = new Map(
  [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
    ([, address = '', date]) => [address, date],
  ),
);
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const dateOf = (route: string) => entries.get(new URL(route, heads[0]!.canonical[0]).href);

test('Each page has one canonical address, which is its own', () => {
  const wrong = heads.filter(({ route, canonical: [first = '', ...others], meta }) => {
    const path = route === '/404' ? '/404.html' : route;
    return others.length || new URL(first).pathname !== path || meta('og:url') !== first;
  });
  expect(wrong.map(({ route, canonical }) => [route, canonical])).toEqual([]);
});

test('The sitemap has the canonical addresses of all pages that may be found, and no others', () => {
  const indexed = heads.filter(({ isIndexed }) => isIndexed);
  const addresses = indexed.flatMap(({ canonical }) => canonical);
  expect(heads.map(({ route }) => route)).toContain('/search');
  expect([...entries.keys()].toSorted()).toEqual(addresses.toSorted());
});

test('robots.txt refers to the sitemap', () => {
  const origin = new URL(heads[0]!.canonical[0]!).origin;
  expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('The dates in the sitemap are those of the last commits to the sources, or none', () => {
  test.skip(git('rev-parse', '--is-shallow-repository') === 'true', 'This clone has no history.');
  const lastCommit = (...paths: string[]) => {
    const seconds = git('log', '-1', '--format=%ct', '--', ...paths);
    return seconds ? new Date(Number(seconds) * 1000).toISOString().slice(0, 10) : undefined;
  };
  for (const [route, source] of [
    ['/docs/intro', 'docs/intro.mdx'],
    ['/docs/api/elements/box', 'library/src/elements/Box.tsx'],
    ['/docs/components/elements/box', 'docs/components/elements/box'],
    ['/blog/welcome', 'blog/welcome.mdx'],
  ] as const) {
    expect(dateOf(route)).toBe(lastCommit(source));
  }
  expect(dateOf('/blog/tags')).toBeUndefined();
});
