import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import fences from './fences.ts';
import { metaAttribute } from './meta.ts';
import { quoted } from './quote.ts';

const FILE = join(mkdtempSync(join(tmpdir(), 'fences-')), 'quoted.ts');
writeFileSync(FILE, 'const a = {\n  first: [\n\n    1,\n  ],\n  second: [2],\n};\n');

/** A fence of a page, after the plugin has seen it. */
function fence(meta: string | null): Code {
  const position = { start: { line: 7, column: 1 }, end: { line: 8, column: 1 } };
  const code: Code = { type: 'code', lang: 'ts', meta, value: 'as it was', position };
  const tree: Root = { type: 'root', children: [code] };
  fences()(tree, new VFile({ path: join(process.cwd(), 'docs/intro.mdx') }));
  return code;
}

test('A quote without ends is the whole file', () => {
  expect(quoted({ file: FILE })).toMatch(/^const a = \{\n[^]*\n\};$/);
});

test('A quote goes from the line with one text to the next line with the other, without shared indent', () => {
  expect(quoted({ file: FILE, from: 'first', to: '],' })).toBe('first: [\n\n  1,\n],');
  expect(quoted({ file: FILE, from: 'second' })).toBe('  second: [2],\n};');
});

test('The end of a quote is looked for after its beginning', () => {
  expect(() => quoted({ file: FILE, from: 'second', to: 'first' })).toThrow(
    `no line of ${FILE} has the text "first".`,
  );
});

test('A fence with a quote is filled with it, and titled with the file', () => {
  expect(fence(`quote="${FILE}" from="second" to="]"`)).toMatchObject({
    value: 'second: [2],',
    meta: `title="${FILE}"`,
  });
});

test('A quote that is not there stops the build, naming the page and the line of the fence', () => {
  expect(() => fence('quote="nope.ts"')).toThrow(
    'docs/intro.mdx:14: there is no file nope.ts to quote.',
  );
  expect(() => fence(`quote="${FILE}" from="nope"`)).toThrow(/^docs\/intro\.mdx:14: no line of /);
});

test('What only tests read is taken off other fences, which stay as they are', () => {
  expect(fence('title="a.ts" not-run="It waits." continues {1}')).toMatchObject({
    value: 'as it was',
    meta: 'title="a.ts" {1}',
  });
  expect(fence('npm2yarn run="true"').meta).toBe('npm2yarn');
  expect(fence(null).meta).toBeFalsy();
});

test('An attribute of a fence is found by its whole name', () => {
  expect(metaAttribute('not-run="a" run="b"', 'run')).toBe('b');
  expect(metaAttribute('not-run="a"', 'run')).toBeUndefined();
  expect(metaAttribute('run=""', 'run')).toBe('');
  expect(metaAttribute(null, 'run')).toBeUndefined();
});
