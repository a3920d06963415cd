import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../base/root.ts';
import { GROUPS } from './groups.ts';
import { demosIn, moduleOfPage, modules } from './modules.ts';

test('The name of a file tells the routes and folders of its module', () => {
  expect(modules().find(({ name }) => name === 'IconText')).toEqual({
    name: 'IconText',
    kind: 'component',
    group: 'elements',
    id: 'elements/icontext',
    file: 'library/src/elements/IconText.tsx',
    api: '/docs/api/elements/icontext',
    guide: '/docs/components/elements/icontext',
    folder: 'docs/components/elements/icontext',
    picture: 'docs/components/_gallery/icontext.demo.tsx',
  });
});

test('The component of a page is found by a path with slashes or backslashes', () => {
  for (const file of [
    '/site/docs/api/elements/box.md',
    String.raw`C:\site\docs\api\elements\box.md`,
  ])
    expect(moduleOfPage(file)).toMatchObject({ module: { name: 'Box' }, page: 'api' });
});

test('A function has a reference page, and no page in the guide', () => {
  const functions = modules().filter(({ kind }) => kind === 'function');
  expect(functions.map(({ name }) => name)).toEqual([
    'BulmaticLabels',
    'classNames',
    'useBulmaClasses',
    'useColorMode',
  ]);
  for (const one of functions) expect(one).not.toHaveProperty('guide');
});

test('Modules come group by group, and none of them is a test', () => {
  const all = modules();
  expect([...new Set(all.map(({ group }) => group))]).toEqual(GROUPS.map(({ id }) => id));
  for (const { file } of all) {
    expect(existsSync(fromRoot(file)), file).toBe(true);
    expect(file).not.toContain('.test.');
  }
});

test('The demos of a folder are its demo files, and a folder that is missing has none', () => {
  expect(demosIn('docs/components/elements/box')).toContain(
    'docs/components/elements/box/basic.demo.tsx',
  );
  expect(demosIn('docs/components/nope')).toEqual([]);
});
