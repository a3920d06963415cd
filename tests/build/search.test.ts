import { expect, test } from 'vitest';
import type { Entry } from '../../plugins/search/entries.ts';
import { makeIndex } from '../../plugins/search/makeIndex.ts';
import { searchClasses, type ClassRow } from '../../src/search/classes.ts';
import * as format from '../../src/search/format.ts';
import { find } from '../../src/search/results.ts';
import { unpack } from '../../src/search/unpack.ts';
import * as words from '../../src/search/words.ts';

const entry = (page: string, href: string, more: Partial<Entry> = {}): Entry => ({
  page,
  href,
  synonyms: '',
  text: '',
  ...more,
});

const MODAL = '/docs/components/components/modal';
const ENTRIES = [
  entry('Modal', MODAL, { synonyms: 'dialog, popup', text: 'A layer above the page.' }),
  entry('Modal', `${MODAL}#closing`, { heading: 'Closing', text: 'It closes with Escape.' }),
  entry('Modal', `${MODAL}#own-hash`, { heading: 'Another place', text: 'Put it elsewhere.' }),
  entry('Card', '/docs/components/components/card', { text: 'A card with colors.' }),
  entry('Card.Header', '/docs/api/components/card#cardheader'),
  entry('Card', '/docs/api/components/card#card-rounded', { heading: 'rounded' }),
];

const engine = unpack(makeIndex(ENTRIES, words, format));
const found = (query: string) =>
  find(engine, query).groups.flatMap(({ hits }) => hits.map(({ href }) => href));

test('What was packed has its address again, also one that does not follow from its heading', () => {
  expect(engine.entries.map(({ href }) => href)).toEqual(ENTRIES.map(({ href }) => href));
});

test.for<[how: string, query: string, href: string]>([
  ['its name', 'modal', MODAL],
  ['the beginning of its name', 'mod', MODAL],
  ['a synonym', 'popup', MODAL],
  ['a heading', 'closing', `${MODAL}#closing`],
  ['a word in another form', 'closed', `${MODAL}#closing`],
  ['a word of its text', 'elsewhere', `${MODAL}#own-hash`],
  ['a prop', 'rounded', '/docs/api/components/card#card-rounded'],
  ['a part', 'Card.Header', '/docs/api/components/card#cardheader'],
  ['a word with a typo', 'elsewere', `${MODAL}#own-hash`],
  ['a word with two letters swapped', 'roudned', '/docs/api/components/card#card-rounded'],
  ['a word with a typo, of which the index has the stem', 'colosing', `${MODAL}#closing`],
  ['full-width letters', 'ｍｏｄａｌ', MODAL],
  ['letters with accents', 'cárd', '/docs/components/components/card'],
  ['letters of mathematics', '𝗆𝗈𝖽𝖺𝗅', MODAL],
  ['British spelling', 'colours', '/docs/components/components/card'],
])('An entry is found by %s', ([, query, href]) => {
  expect(found(query)[0]).toBe(href);
});

test('A word of four letters has no typo, and pages with similar names are proposed', () => {
  const { count, similar } = find(engine, 'cord');
  expect(count).toBe(0);
  expect(similar.map(({ page }) => page)).toContain('Card');
});

test('A place is shown once, although it is found as a prop and as a class', () => {
  const href = '/docs/api/components/card#card-rounded';
  const rows: ClassRow[] = [['is-rounded', 'rounded', 'Card', href]];
  const { groups } = find(engine, 'is-rounded rounded', rows);
  const all = groups.flatMap(({ hits }) => hits);
  expect(all.filter((hit) => hit.href === href)).toHaveLength(1);
});

const ROWS: readonly ClassRow[] = [
  ['is-large', 'size="large"', 'Button', '/button#button-size'],
  ['is-large', 'size="large"', 'Input', '/input#input-size'],
  ['is-large', 'size="large"', 'Card.Footer', '/card#cardfooter-size'],
  ['mt-4', 'mt={4}', 'Spacing', '/helper-props#spacing'],
  ['--bulma-card-shadow', '', 'Card', '/card#css-variables'],
];
const pagesFor = (query: string) => searchClasses(ROWS, query).map(({ page }) => page);

test.for(['x-', 'q-', '--'])(
  'What only begins like a class, such as %s, leads to none',
  (query) => {
    expect(pagesFor(query)).toEqual([]);
  },
);

test('A class leads to all that have it: the component named beside it first, parts last', () => {
  expect(pagesFor('is-large')).toEqual(['Button', 'Input', 'Card.Footer']);
  expect(pagesFor('.is-large input')).toEqual(['Input', 'Button', 'Card.Footer']);
});

test.for([
  '.input.is-large',
  'input.is-large:hover',
  'div > .input:not(.is-large)',
  'class="input is-large"',
  '<p class="input is-large">',
  'input is‑large',
  'ｉｎｐｕｔ．ｉｓ－ｌａｒｇｅ',
])('A class is found as it stands in sources and in the tools of browsers: %s', (query) => {
  expect(pagesFor(query)[0]).toBe('Input');
});

test('A class is found while it is typed, and a variable with and without its dashes', () => {
  expect(pagesFor('mt-')).toEqual(['Spacing']);
  expect(pagesFor('--bulma-card-shadow')).toEqual(['Card']);
  expect(pagesFor('bulma-card-shadow')).toEqual(['Card']);
  expect(pagesFor('var(--bulma-card-shadow)')).toEqual(['Card']);
  expect(pagesFor('modal')).toEqual([]);
});

test('A word that is much too long finds nothing, and does not stop the page', () => {
  expect(find(engine, 'ab'.repeat(50_000)).count).toBe(0);
});
