import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { PEERS } from '../../convert/src/from/peers.ts';
import migrationTables, { migrationTable } from './migrationTables.ts';

test.for(Object.entries(PEERS))(
  'The guide from %s shows each table of the codemod once',
  ([from, { tables }]) => {
    const guide = readFileSync(`docs/guides/from-${from}.mdx`, 'utf8');
    const shown = [
      ...guide.matchAll(new RegExp(`<Migration from="${from}" table="(\\w+)" />`, 'g')),
    ];
    expect(shown.map(([, table]) => table).toSorted()).toEqual(Object.keys(tables).toSorted());
  },
);

test('A table has a row for each row of the codemod', () => {
  const lines = migrationTable('bestax-bulma', 'rules').split('\n');
  expect(lines.slice(0, 2)).toEqual(['| bestax-bulma | Bulmatic |', '| --- | --- |']);
  expect(lines).toHaveLength((PEERS['bestax-bulma']?.tables.rules?.length ?? 0) + 2);
});

/** A page with one table, after the plugin has seen it. */
function page(table: string): Root {
  const attributes = Object.entries({ from: 'bestax-bulma', table }).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  const position = { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } };
  const tag = { type: 'mdxJsxFlowElement', name: 'Migration', attributes, children: [], position };
  const tree = { type: 'root', children: [tag] } as unknown as Root;
  migrationTables()(tree, new VFile({ path: join(process.cwd(), 'docs/intro.mdx') }));
  return tree;
}

test('The tag becomes a table of Markdown', () => {
  expect(page('functions').children.map(({ type }) => type)).toEqual(['table']);
});

test('A table that no codemod has stops the build, with the line', () => {
  expect(() => page('nothing')).toThrow(
    'docs/intro.mdx:14: no codemod from "bestax-bulma" has a table "nothing".',
  );
});
