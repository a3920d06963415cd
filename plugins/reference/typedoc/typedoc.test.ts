import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { expect, test } from 'vitest';
import type { Module } from '../../library/modules.ts';
import { ROOT } from '../../base/root.ts';
import { demosOfProps } from './guide.mts';
import { heading, referenceTable, typeMarkdown } from './markdown.mts';

const SIZE = { name: 'Size' } as Reflection;
const HIDDEN = { name: 'Hidden' } as Reflection;

/** What typeMarkdown asks TypeDoc for: `Size` has a section of its own, `Hidden` has none. */
const context = {
  page: { project: { getReflectionsByKind: () => [SIZE, HIDDEN] } },
  router: { hasUrl: (one: Reflection) => one === SIZE },
  urlTo: () => 'page#size',
} as unknown as MarkdownThemeContext;

const type = (text: string) => typeMarkdown(context, text);

test('A type is code, in which the types that have a section are links to it', () => {
  expect(type('string')).toBe('`string`');
  expect(type('Size')).toBe('[`Size`](page#size)');
  expect(type('Hidden')).toBe('`Hidden`');
  expect(type('Responsive<Size, 3>')).toBe('`Responsive<`[`Size`](page#size)`, 3>`');
});

test('Only the members of a union of its own stand apart, with signs that a table can hold', () => {
  expect(type("'small' | Size")).toBe("`'small'` \\| [`Size`](page#size)");
  expect(type('Responsive<1 | 2>')).toBe('`Responsive<1 | 2>`');
});

test('A heading has an anchor that does not depend on its words', () => {
  expect(heading(2, 'Card.Header', 'cardheader')).toBe('## Card.Header {/* #cardheader */}');
});

test('A cell of a table holds one line, and each sign that would end it is escaped once', () => {
  const table = referenceTable(['A', 'B'], [['one\ntwo', 'a | b \\| c']]);
  expect(table).toContain('| A | B |\n| --- | --- |\n| one two | a \\| b \\| c |');
});

/** A page of the guide with some text, in a folder of its own. */
function pageWith(text: string): Module {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  writeFileSync(join(folder, 'index.mdx'), text);
  return { folder: relative(ROOT, folder) } as Module;
}

const TWO_DEMOS =
  "import b from './b.demo.tsx?demo';\nimport a from './a.demo.tsx?demo';\n\n" +
  '<Demo demo={a} height="10rem" />\n\n<Demo demo={b} />\n';

test('A prop leads to the first demo of the page that sets it', () => {
  const page = { ...pageWith(TWO_DEMOS), guide: '/docs/components/elements/tag' };
  writeFileSync(join(ROOT, page.folder!, 'a.demo.tsx'), 'export default () => <Tag rounded />;');
  writeFileSync(
    join(ROOT, page.folder!, 'b.demo.tsx'),
    'export default () => <Tag rounded><Tag.Delete size="small" /></Tag>;',
  );
  expect([...demosOfProps(page)]).toEqual([
    ['Tag rounded', '/docs/components/elements/tag#demo-a'],
    ['Tag.Delete size', '/docs/components/elements/tag#demo-b'],
  ]);
});
