import { matchPath } from 'react-router';
import type { GlobalData } from '@docusaurus/types';
import type { Entry, Module, Names, Part } from '@generated/routing';
import { isSamePath } from './path.ts';
import { shownSidebars } from './sidebars.ts';
import type { Site } from './tables.ts';

const DOCS = 'docusaurus-plugin-content-docs';

interface Doc {
  id: string;
  path: string;
}

type DocsData = Record<string, { versions: { docs: Doc[]; mainDocId: string }[] }>;

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

const pick = <Value>(record: Record<string, Value>, keys: readonly string[]) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** A branch of routes as a tree in which each route contains only the next one. */
function branchOf([first, ...rest]: readonly Entry[]): Entry[] {
  if (!first) return [];
  return [first.routes ? { ...first, routes: branchOf(rest) } : first];
}

/**
 * The data about docs for all pages, without the docs to which neither the navbar nor the version dropdown links from a
 * path.
 */
function globalDataOf({ globalData, navbarDocs }: Site, path: string): GlobalData {
  const docs = Object.entries((globalData[DOCS] ?? {}) as DocsData).map(([id, data]) => {
    const open = data.versions
      .flatMap((version) => version.docs)
      .find((doc) => isSamePath(doc.path, path));
    const linked = new Set([...navbarDocs, open?.id]);
    const versions = data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => linked.has(doc.id) || doc.id === version.mainDocId),
    }));
    return [id, { ...data, versions }];
  });
  return { ...globalData, [DOCS]: Object.fromEntries(docs) as GlobalData[string] };
}

/** Without the chunks of highlighted code, which the page has in its HTML. */
const withoutCode = (modules: Record<string, Module>) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, [id, chunks]]): [string, Module] => [name, [id, chunks]]),
  );

/** A replacement for the data of versions: of their sidebars, only the part that the page at a path shows. */
const shownVersions = (versions: Site['versions'], path: string, sidebar: unknown) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const docsSidebars = shownSidebars(version.docsSidebars, path, sidebar);
      return [name, { version: { ...version, docs: {}, docsSidebars } }];
    }),
  );

/** The first route that matches the path of a page, and the routes within it. */
function branchTo(routes: readonly Entry[], path: string): Entry[] {
  // Comparing all routes with all pages as patterns takes seconds on a site with thousands of pages.
  const found = routes.find((route) =>
    route.exact ? isSamePath(route.path, path) : matchPath(path, route),
  );
  return found ? [found, ...branchTo(found.routes ?? [], path)] : [];
}

/**
 * The routes around a page, with its own as the last. The 404 page has none.
 *
 * @throws If no route matches a page other than the 404 page.
 */
function matchedRoutes({ routes, baseUrl }: Site, path: string): Entry[] {
  // File names are decoded, and the paths of routes are encoded.
  const matched = branchTo(routes, encodeURI(path));
  if (matched.at(-1)?.exact || path === `${baseUrl}404`) return matched;
  throw new Error(
    `${path}: the page was written, but no route in .docusaurus/routes.js matches it.`,
  );
}

/** The data about the site for the page at a path. */
export function partOf(site: Site, path: string, whole: string): Part {
  const matched = matchedRoutes(site, path);
  // Breadcrumbs look for the home page among the routes, and unknown paths need the `*` route.
  const always = site.routes.filter((route) => route.path === site.baseUrl || route.path === '*');
  const own = branchOf(matched.filter((route) => !always.includes(route)));
  const keys = matched.map((route) => `${route.path}-${route.hash}`);
  const chunkNames = pick(site.chunkNames, keys);
  const names = [...new Set(namesIn(chunkNames))];
  const versions = pick(site.versions, names);
  const moduleNames = names.filter((name) => !versions[name]);
  const modules = withoutCode(pick(site.modules, moduleNames));
  const chunks = Object.values(modules).flatMap(([, ids]) => ids);
  return {
    whole,
    routes: [...own, ...always],
    chunkNames,
    modules,
    files: pick(site.files, chunks),
    globalData: globalDataOf(site, path),
    data: shownVersions(versions, path, matched.at(-1)?.sidebar),
  };
}
