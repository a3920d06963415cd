import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from '../library/groups.ts';
import { modules } from '../library/modules.ts';
import { fromRoot } from '../base/root.ts';
import { classIndex } from './classIndex.ts';
import { galleryModule } from './gallery.ts';

const IMPORT = /^import (picture\d+) from '@site\/([^?]+)\?picture';$/gm;

test('The gallery imports a picture of each component, each of which exists', () => {
  const files = [...galleryModule().matchAll(IMPORT)].map(([, , file = '']) => file);
  const components = modules().filter(({ kind }) => kind === 'component');
  expect(files).toHaveLength(components.length);
  expect(files).toContain('docs/components/_gallery/home/button.demo.tsx');
  expect(files.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
});

test('Each picture of the gallery stands in the group of its component', () => {
  const source = galleryModule();
  const files = new Map([...source.matchAll(IMPORT)].map(([, name, file]) => [name, file]));
  const groups = GROUPS.map(({ id }) => {
    const [, names = ''] = new RegExp(`^ {2}${id}: \\[(.*)\\],$`, 'm').exec(source) ?? [];
    return [
      id,
      names
        .split(', ')
        .filter(Boolean)
        .map((name) => files.get(name)),
    ] as const;
  });
  for (const [id, pictures] of groups) {
    const wanted = modules().flatMap(({ group, picture }) => (group === id ? (picture ?? []) : []));
    expect(pictures, id).toEqual(wanted);
  }
});

test('The index leads from a class to the components and the prop that yield it', () => {
  const { entries, families, helpers } = classIndex();
  const sources = (name: string) => entries.find((one) => one.name === name)?.sources ?? [];
  expect(sources('card-header')).toEqual([
    { components: [{ label: 'Card.Header', href: '/docs/api/components/card#cardheader' }] },
  ]);
  const primary = sources('is-primary').find(({ written }) => written === 'color="primary"');
  expect(primary?.components.map(({ label }) => label)).toContain('Button');
  expect(families.find(({ title }) => title === 'Column size')).toMatchObject({
    href: '/docs/api/columns/column#column-size',
  });
  expect(helpers.find(({ title }) => title === 'm')?.pairs).toContainEqual({
    name: 'm-3',
    written: 'm={3}',
  });
});
