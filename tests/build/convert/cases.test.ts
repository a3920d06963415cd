import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test, vi } from 'vitest';
import { convert } from '../../../convert/src/index.ts';
import { difference } from './compare.ts';
import { compile } from './compile.ts';
import { renderCode } from './render.ts';

/** HTML of a kind that once led to wrong code, and what is right. */
interface Case {
  kind: string;
  /** The name of the component; JSX alone if there is none. */
  name?: string;
  html: string;
  code: string;
  notes: string[];
}

const cases = JSON.parse(readFileSync('tests/fixtures/convertCases.json', 'utf8')) as Case[];

/** What the notes say of elements that only a declaration lets compile. */
const UNDECLARED = /React’s types|custom element/;

test.for(cases.map((one) => [`${one.kind}: ${one.html.slice(0, 100)}`, one] as const))(
  'It converts %s',
  ([, { name, html, code, notes }]) => {
    const made = convert(html, name ? { name } : { fragment: true });
    expect(made.code.trim()).toBe(code);
    expect(made.notes.map(({ line, text }) => `${line}: ${text}`)).toEqual(notes);
  },
);

test('There are at least five neighbors of each kind', () => {
  for (const kind of new Set(cases.map((one) => one.kind)))
    expect(cases.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
});

test('All of it compiles, but for elements that a note names', () => {
  const typed = cases.filter(({ notes }) => !notes.some((one) => UNDECLARED.test(one)));
  const modules = typed.map(({ html }, index) => [`case${index}`, convert(html).code] as const);
  expect(compile(new Map(modules))).toEqual([]);
});

test('Prettier changes nothing of it', async () => {
  for (const { html } of cases) {
    const { code } = convert(html);
    expect(await format(code, { parser: 'typescript' })).toBe(code);
  }
});

test('All of it renders, and nothing of a script is left in it', () => {
  // React warns of attributes that are misspelled.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { html } of cases) expect(renderCode(convert(html).code)).not.toMatch(/javascript:/i);
});

test('What has no note renders the HTML that it came from', () => {
  const silent = cases.filter(({ notes }) => !notes.length);
  const found = silent.map(({ html }) => [html, difference(html, renderCode(convert(html).code))]);
  expect(found.filter(([, different]) => different)).toEqual([]);
});
