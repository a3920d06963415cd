import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';
import { expect, test } from 'vitest';
import { checkNavbarIds, checkNavbarItems, placeNavbarItems } from './navbarItems.ts';

const FILE = 'docusaurus.config.ts';
const VERSIONS = [
  { versionName: 'current', sidebars: { guideSidebar: [] }, docs: [{ id: 'intro' }] },
] as unknown as LoadedVersion[];

const check = (...items: NavbarItem[]) => checkNavbarItems(FILE, items);
const checkIds = (...items: NavbarItem[]) => checkNavbarIds(FILE, items, VERSIONS);

const place = (themeConfig: ThemeConfig) =>
  placeNavbarItems({ themeConfig, validate: (_, config) => config });

test('An item of an unknown type is refused, naming file, entry and the known types', () => {
  expect(() => check({ label: 'Docs' }, { type: 'nope', label: 'A' })).toThrow(
    /^docusaurus\.config\.ts: .*\{"type":"nope","label":"A"\}.*"nope"; use one of: custom-versions, default, doc, /,
  );
});

test('An item within a dropdown is checked like any other', () => {
  expect(() => check({ type: 'dropdown', items: [{ type: 'nope' }] })).toThrow('{"type":"nope"}');
  expect(() =>
    check({ type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'nope' }] }),
  ).toThrow('{"type":"nope"}');
});

test('A broken expression for when an item is active is refused, naming file and entry', () => {
  expect(() => check({ activeBaseRegex: '(a' })).toThrow(
    'docusaurus.config.ts: the activeBaseRegex of the navbar item {"activeBaseRegex":"(a"} is invalid.',
  );
  expect(() => check({ activeBaseRegex: '(a)' })).not.toThrow();
});

test('A sidebar, document or version that does not exist is refused, naming file, entry and the known ones', () => {
  expect(() => checkIds({ type: 'docSidebar', sidebarId: 'nope' })).toThrow(
    'docusaurus.config.ts: the navbar item {"type":"docSidebar","sidebarId":"nope"} has the unknown sidebar id "nope"; use one of: guideSidebar.',
  );
  expect(() => checkIds({ type: 'doc', docId: 'nope' })).toThrow(
    'doc id "nope"; use one of: intro',
  );
  expect(() => checkIds({ type: 'docsVersionDropdown', versions: ['1.0'] })).toThrow(
    'version "1.0"; use one of: current',
  );
  expect(() => checkIds({ type: 'docsVersionDropdown', versions: { nope: {} } })).toThrow(
    'version "nope"',
  );
});

test('Items that name what exists are accepted', () => {
  expect(() =>
    checkIds(
      { type: 'docSidebar', sidebarId: 'guideSidebar' },
      { type: 'doc', docId: 'intro' },
      { type: 'docsVersionDropdown', versions: ['current'] },
      { type: 'docsVersionDropdown' },
      { label: 'Blog', to: '/blog' },
    ),
  ).not.toThrow();
});

test('An item stands on the right unless it names a side', () => {
  const items: NavbarItem[] = [{ label: 'A' }, { label: 'B', position: 'left' }];
  const { navbar } = place({ navbar: { title: 'Site', items } });
  expect(navbar).toEqual({
    title: 'Site',
    items: [
      { label: 'A', position: 'right' },
      { label: 'B', position: 'left' },
    ],
  });
});

test('A configuration without a navbar stays as it is', () => {
  const config = { footer: {} } as ThemeConfig;
  expect(place(config)).toBe(config);
});
