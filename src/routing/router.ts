/**
 * Replaces `react-router`, which creates a regular expression for each path that it compares with an address. On a site
 * with thousands of pages, that is most of the time it takes to render one of them.
 */
import { matchPath as matchPattern, type RouteProps } from 'react-router';

export * from 'react-router';

/** Characters that occur only in path patterns. */
const SPECIAL = /[:*?+()[\]\\]/;

const spellings = new Map<string, string>();

/** A path in a normalized form, or nothing if it is a pattern. */
function spellingOf(path: string): string {
  const known = spellings.get(path);
  if (known !== undefined) return known;
  const spelling = SPECIAL.test(path) ? '' : path.toLowerCase().replace(/\/?$/, '/');
  spellings.set(path, spelling);
  return spelling;
}

/** Whether a route may match a path. It is `false` for the many routes that match only one other page. */
export function mayLeadTo(pathname: string, { path, exact }: RouteProps) {
  if (!exact || typeof path !== 'string') return true;
  const spelling = spellingOf(path);
  return !spelling || spelling === spellingOf(pathname);
}

type Match = typeof matchPattern;

/** How a route matches a path, if it does. */
export const matchPath: Match = (pathname, route) => {
  const isOther = typeof route === 'object' && 'path' in route && !mayLeadTo(pathname, route);
  return isOther ? null : matchPattern(pathname, route);
};
