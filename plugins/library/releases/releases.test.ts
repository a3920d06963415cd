import { expect, test } from 'vitest';
import { apiOf } from './api.ts';
import { changesBetween } from './changes.ts';
import { compareVersions, currentApi, NEXT, sinceOf, sinceWhen, type Release } from './releases.ts';

const report = (code: string) => `## API Report File for "bulmatic"\n\n\`\`\`ts\n${code}\`\`\`\n`;

const FIRST = apiOf(
  report(`
// @public
export function Tag(props: TagProps): JSX.Element;

// @public (undocumented)
export namespace Tag {
    var // (undocumented)
    Delete: typeof TagDelete;
}

// @public
export interface TagProps extends BulmaClassesProps {
    bold?: boolean | undefined;
    color?: 'info' | undefined;
}

// @public
export type Gap = 0 | 1;
`),
);

const SECOND = apiOf(
  report(`
// @public
export function Tag(props: TagProps): JSX.Element;

// @public
export interface TagProps extends BulmaClassesProps {
    // @deprecated (undocumented)
    bold?: boolean | undefined;
    color?: 'info' | 'link' | undefined;
    strong?: boolean | undefined;
}

// @public @deprecated
export type Gap = 0 | 1;

// @public
export const SIZES: readonly string[];
`),
);

test('A report is read: what is exported, with its props, its parts and what is deprecated', () => {
  expect(FIRST.Tag).toEqual({
    type: '(props: TagProps): JSX.Element',
    isDeprecated: false,
    members: { Delete: { type: ': typeof TagDelete', isDeprecated: false } },
  });
  expect(SECOND.TagProps?.members.bold?.isDeprecated).toBe(true);
  expect(SECOND.TagProps?.type).toBe('extends BulmaClassesProps');
  expect(SECOND.Gap).toEqual({ type: '= 0 | 1', isDeprecated: true, members: {} });
});

test('Between two reports, each name and prop is added, changed, deprecated or removed', () => {
  expect(
    changesBetween(FIRST, SECOND).map(({ kind, name, member }) => [kind, name, member]),
  ).toEqual([
    ['deprecated', 'Gap', undefined],
    ['added', 'SIZES', undefined],
    ['removed', 'Tag', 'Delete'],
    ['deprecated', 'TagProps', 'bold'],
    ['changed', 'TagProps', 'color'],
    ['added', 'TagProps', 'strong'],
  ]);
  expect(changesBetween(FIRST, FIRST)).toEqual([]);
});

const RELEASES: Release[] = [
  { version: '0.9.0', api: FIRST, pieces: [] },
  { version: '0.10.0', api: SECOND, pieces: ['switch'] },
];

test('Something new has the release that first had it, and what was always there has none', () => {
  expect(sinceOf(RELEASES, 'Tag')).toBeUndefined();
  expect(sinceOf(RELEASES, 'TagProps', 'color')).toBeUndefined();
  expect(sinceOf(RELEASES, 'TagProps', 'strong')).toBe('0.10.0');
  expect(sinceOf(RELEASES, 'SIZES')).toBe('0.10.0');
  expect(sinceOf(RELEASES, 'Ribbon')).toBe(NEXT);
  expect(sinceWhen(RELEASES, ({ pieces }) => pieces.includes('switch'))).toBe('0.10.0');
  expect(sinceOf([], 'Tag')).toBeUndefined();
});

test('Versions are sorted by their numbers', () => {
  expect(['0.10.0', '1.0.0', '0.9.1'].toSorted(compareVersions)).toEqual([
    '0.9.1',
    '0.10.0',
    '1.0.0',
  ]);
});

test('The report of the library has each component with its props', () => {
  const api = currentApi();
  expect(api.ButtonProps?.members.color?.type).toContain('Color');
  expect(Object.keys(api.Card?.members ?? {})).toContain('Header');
});
