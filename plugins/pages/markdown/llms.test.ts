import { expect, test } from 'vitest';
import { fullEntries, llmsFile, sectionsOf, type Entry } from './llms.ts';

const entry = (path: string): Entry => ({
  path,
  address: `https://example.com/${path}.md`,
  title: path,
  description: 'What it is.',
});

const ENTRIES = [
  'blog/a',
  'docs/api/elements/box',
  'docs/guides/b',
  'docs/guides/a',
  'docs/guides/contributing',
  'docs/guides/rules-for-code-generators',
  'docs/intro',
].map(entry);

const sections = sectionsOf(ENTRIES, [
  'docs/intro',
  'docs/guides/b',
  'docs/guides/a',
  'docs/guides/rules-for-code-generators',
]);

test('Pages are in sections, in the order of the sidebars, with the rules first', () => {
  expect(sections.map(({ title, entries }) => [title, ...entries.map(({ path }) => path)])).toEqual(
    [
      ['Getting started', 'docs/guides/rules-for-code-generators', 'docs/intro'],
      ['Guides', 'docs/guides/b', 'docs/guides/a'],
      ['API', 'docs/api/elements/box'],
      ['Optional', 'blog/a', 'docs/guides/contributing'],
    ],
  );
});

test('The full text has the pages about the library, and no posts', () => {
  expect(fullEntries(sections).map(({ path }) => path)).toEqual([
    'docs/guides/rules-for-code-generators',
    'docs/intro',
    'docs/guides/b',
    'docs/guides/a',
    'docs/api/elements/box',
  ]);
});

test('llms.txt has a title, a summary, and a line for each page', () => {
  const file = llmsFile(sections, 'https://example.com/');
  expect(file).toMatch(/^# Bulmatic\n\n> .+\n\n/);
  expect(file).toContain(
    '## API\n\n- [docs/api/elements/box](https://example.com/docs/api/elements/box.md): What it is.\n',
  );
  expect(file).toContain('(https://example.com/.well-known/agent-skills/index.json)');
  for (const { address } of ENTRIES) expect(file).toContain(`(${address})`);
});
