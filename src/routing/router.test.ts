import { matchPath as matchPattern } from 'react-router';
import { expect, test } from 'vitest';
import { matchPath, mayLeadTo } from './router.ts';

test.each([
  [{ path: '/docs/a', exact: true }, '/docs/a', '/docs/a'],
  [{ path: '/docs/a', exact: true }, '/Docs/A/', '/Docs/A/'],
  [{ path: '/docs/a/', exact: true }, '/docs/a', '/docs/a'],
  [{ path: '/docs/a', exact: true }, '/docs/b', undefined],
  [{ path: '/docs/:name', exact: true }, '/docs/b', '/docs/b'],
  [{ path: '/docs' }, '/docs/b', '/docs'],
  ['/docs', '/docs/b', '/docs'],
  [{ path: '*' }, '/any', '/any'],
])('The route %j leads to %s as it does by pattern: %s', (route, path, url) => {
  expect(matchPath(path, route)?.url).toBe(url);
  expect(matchPath(path, route)).toEqual(matchPattern(path, route));
});

test('A route to one other page is passed by without a pattern', () => {
  const route = { path: '/docs/a', exact: true };
  expect(mayLeadTo('/docs/a/', route)).toBe(true);
  expect(mayLeadTo('/docs/b', route)).toBe(false);
  expect(mayLeadTo('/docs/b', { path: '/docs/:name', exact: true })).toBe(true);
});
