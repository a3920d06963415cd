/**
 * Takes the place of `react-router`, which makes a regular expression of each path that it compares with an address. On a
 * site of thousands of pages that is most of what rendering one of them takes.
 */
import { matchPath as matchPattern, type RouteProps } from 'react-router';

export * from 'react-router';

/** What only patterns of paths have in them. */
const SPECIAL = /[:*?+()[\]\\]/;

const spellings = new Map<string, string>();

/** A path as all its spellings are compared, or nothing if it is a pattern. */
function spellingOf(path: string): string {
  const known = spellings.get(path);
  if (known !== undefined) return known;
  const spelling = SPECIAL.test(path) ? '' : path.toLowerCase().replace(/\/?$/, '/');
  spellings.set(path, spelling);
  return spelling;
}

/** Whether a route may lead to a path: no for the many routes to one other page. */
export function mayLeadTo(pathname: string, { path, exact }: RouteProps) {
  if (!exact || typeof path !== 'string') return true;
  const spelling = spellingOf(path);
  return !spelling || spelling === spellingOf(pathname);
}

type Match = typeof matchPattern;

/** How a route leads to a path, if it does. */
export const matchPath: Match = (pathname, route) => {
  const isOther = typeof route === 'object' && 'path' in route && !mayLeadTo(pathname, route);
  return isOther ? null : matchPattern(pathname, route);
};
