import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { ThemeConfigValidationContext } from '@docusaurus/types';

/** The types for which the theme has a component. */
const TYPES = [
  'custom-versions',
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

/** The fields of a dropdown that contain items. */
const NESTED = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];

const flatten = (items: readonly NavbarItem[]): NavbarItem[] =>
  items.flatMap((item) => [
    item,
    ...NESTED.flatMap((field) => flatten((item[field] ?? []) as NavbarItem[])),
  ]);

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
    `${file}: the navbar item ${JSON.stringify(item)} has the unknown ${what} "${String(value)}"; use one of: ${list}.`,
  );
}

function requireRegex(regex: string, file: string, item: NavbarItem) {
  try {
    new RegExp(regex);
  } catch (cause) {
    const name = JSON.stringify(item);
    throw new Error(`${file}: the activeBaseRegex of the navbar item ${name} is invalid.`, {
      cause,
    });
  }
}

/** Puts items without a `position` on the right. The theme, which comes later, would put them on the left. */
export function placeNavbarItems({ themeConfig }: ThemeConfigValidationContext<ThemeConfig>) {
  const { navbar } = themeConfig;
  const items = navbar?.items?.map((item) => ({ ...item, position: item.position ?? 'right' }));
  return items ? { ...themeConfig, navbar: { ...navbar, items } } : themeConfig;
}

/**
 * Throws if an item, or an item of a dropdown, has a type for which the theme has no component, or an invalid
 * `activeBaseRegex`.
 */
export function checkNavbarItems(file: string, items: readonly NavbarItem[]) {
  for (const item of flatten(items)) {
    requireOneOf(TYPES, item.type ?? 'default', 'type', file, item);
    if (typeof item.activeBaseRegex === 'string') requireRegex(item.activeBaseRegex, file, item);
  }
}

const versionsOf = ({ versions = [] }: NavbarItem): unknown[] =>
  Array.isArray(versions) ? versions : Object.keys(versions as object);

/** Throws if an item names a sidebar or document that no version of the docs has, or a version that doesn't exist. */
export function checkNavbarIds(
  file: string,
  items: readonly NavbarItem[],
  versions: readonly LoadedVersion[],
) {
  const sidebarIds = versions.flatMap((version) => Object.keys(version.sidebars));
  const docIds = versions.flatMap((version) => version.docs.map((doc) => doc.id));
  const versionNames = versions.map((version) => version.versionName);
  for (const item of flatten(items)) {
    if (item.type === 'docsVersionDropdown') {
      for (const name of versionsOf(item)) {
        requireOneOf(versionNames, name, 'version', file, item);
      }
    }
    if (item.type === 'docSidebar') {
      requireOneOf(sidebarIds, item.sidebarId, 'sidebar id', file, item);
    }
    if (item.type === 'doc') requireOneOf(docIds, item.docId, 'doc id', file, item);
  }
}
