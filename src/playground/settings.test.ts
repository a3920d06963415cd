import type { Control, TryItData } from '@generated/demos/default/playground/*.json';
import { expect, test } from 'vitest';
import { applied, importsOf } from './applied.ts';
import { placesIn } from './places.ts';
import { currentOf, hashOf, readHash, withSetting, type Settings } from './settings.ts';

const control = (name: string, more: Partial<Control> = {}): Control => ({
  name,
  kind: 'text',
  isRequired: false,
  description: '',
  ...more,
});

const data: TryItData = {
  subjects: [
    {
      name: 'Card',
      example: 0,
      path: [],
      takesHelpers: false,
      controls: [
        control('size', {
          kind: 'choice',
          values: [1, 2, 'full'],
          breakpoints: { keys: ['base', 'tablet', 'desktop'] },
        }),
        control('closable', { kind: 'switch', default: 'true' }),
        control('lines', { kind: 'number' }),
      ],
    },
    {
      name: 'Card.Title',
      example: 0,
      path: [0],
      takesHelpers: true,
      controls: [control('children'), control('label')],
    },
  ],
  examples: [
    {
      kind: 'element',
      name: 'Card',
      attributes: [{ name: 'size', value: 2 }],
      children: [
        {
          kind: 'element',
          name: 'Card.Title',
          attributes: [],
          children: [{ kind: 'text', text: 'Rye' }],
        },
      ],
    },
  ],
};

const places = placesIn(data, [control('mt', { kind: 'number' })]);
const show = (settings: Settings) => applied(data, data.subjects[0], places, settings);
const settingsOf = (hash: string) => readHash(hash, places).settings;

test('An address says what was set, in order, also of parts, by width, and in any text', () => {
  const hash =
    '#try=size.tablet:full,closable:false,size:,Title.children:a%2C%20b%3A%25,Title.mt:3';
  const { settings, unknown } = readHash(hash, places);
  expect(unknown).toEqual([]);
  expect([...settings]).toEqual([
    ['size.tablet', 'full'],
    ['closable', false],
    ['size', null],
    ['Title.children', 'a, b:%'],
    ['Title.mt', 3],
  ]);
  expect(hashOf(settings)).toBe(hash);
});

test('What is not known in an address is named, and what is known stays', () => {
  const { settings, unknown } = readHash(
    '#try=size:3,size.phone:1,mt:1,Title.mt:x,%E0:1,closable:constructor,lines:1000000,size:1',
    places,
  );
  const foreign = ['size:3', 'size.phone:1', 'mt:1', 'Title.mt:x', '%E0:1'];
  expect(unknown).toEqual([...foreign, 'closable:constructor', 'lines:1000000']);
  expect([...settings]).toEqual([['size', 1]]);
  expect(readHash('#title', places)).toEqual({ settings: new Map(), unknown: [] });
});

test('What is so in the example anyway is not set', () => {
  const size = places.get('size')!;
  expect(currentOf(size, new Map())).toBe(2);
  const other = withSetting(new Map(), size, 'full');
  expect(currentOf(size, other)).toBe('full');
  expect(withSetting(other, size, 2).size).toBe(0);
  expect(currentOf(size, withSetting(other, size, undefined))).toBeUndefined();
});

test('A prop has its object form only while it differs by width', () => {
  const size = (hash: string) => show(settingsOf(hash)).attributes[0]?.value;
  expect(size('#try')).toBe(2);
  expect(size('#try=size.desktop:1,size.tablet:full')).toEqual({
    base: 2,
    tablet: 'full',
    desktop: 1,
  });
  expect(size('#try=size:,size.tablet:full')).toEqual({ tablet: 'full' });
  expect(size('#try=size:')).toBeUndefined();
});

test('The text of a part is its only child', () => {
  expect(show(settingsOf('#try=Title.children:Oat')).children[0]).toMatchObject({
    children: [{ kind: 'text', text: 'Oat' }],
  });
  expect(importsOf(show(new Map()))).toEqual(['Card']);
});
