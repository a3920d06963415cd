import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { NavbarItem } from '@docusaurus/theme-common';

/** The types that the classic theme has a component for. */
const TYPES = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
];

const flatten = (items: readonly NavbarItem[]): NavbarItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])]);

function requireOneOf(
  known: string[],
  value: unknown,
  what: string,
  file: string,
  item: NavbarItem,
) {
  if (known.includes(String(value))) return;
  const list = known.toSorted().join(', ');
  throw new Error(
    `${file}: the navbar item ${JSON.stringify(item)} names the unknown ${what} "${String(value)}"; use one of: ${list}.`,
  );
}

/** Throws if an item, or an item of a dropdown, is of a type that the theme has no component for. */
export function checkNavbarTypes(file: string, items: readonly NavbarItem[]) {
  for (const item of flatten(items)) {
    requireOneOf(TYPES, item.type ?? 'default', 'type', file, item);
  }
}

/** Throws if an item names a sidebar or a document that no version of the docs has. */
export function checkNavbarIds(
  file: string,
  items: readonly NavbarItem[],
  versions: readonly LoadedVersion[],
) {
  const sidebarIds = versions.flatMap((version) => Object.keys(version.sidebars));
  const docIds = versions.flatMap((version) => version.docs.map((doc) => doc.id));
  for (const item of flatten(items)) {
    if (item.type === 'docSidebar') {
      requireOneOf(sidebarIds, item.sidebarId, 'sidebar id', file, item);
    }
    if (item.type === 'doc') requireOneOf(docIds, item.docId, 'doc id', file, item);
  }
}
