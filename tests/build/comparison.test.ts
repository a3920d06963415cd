import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledSize } from '../../benchmarks/bundledSize.mts';
import { classesIn, codeOf } from '../../benchmarks/coverage/classes.mts';
import { comparison } from '../../plugins/content/comparison/comparison.ts';
import { results, resultsText } from '../../plugins/content/comparison/results.ts';

const LIBRARY = './library/src/index.ts';
const NAMES = ['size', 'speed', 'coverage'] as const;

const { size, speed, coverage } = results();
const tables = comparison();
const guide = readFileSync('docs/guides/how-it-compares.mdx', 'utf8').replace(/^---.*?^---$/ms, '');

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const measured = new Set([
  ...NAMES.flatMap((name) => numbersIn(resultsText(name))),
  ...Object.values(coverage.libraries).map(({ widgets }) => `${widgets.length}`),
]);

/** What the text of the guide may mention: versions, and how much the benchmark of speed renders. */
const IN_TEXT = ['0.9', '1.0', '18', '19', '100', '1,000'];

test.for(NAMES)('The results in %s.json have a day that is not in the future', (name) => {
  const { date, node } = results()[name];
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  expect(node).toMatch(/^\d+\.\d+\.\d+$/);
});

test('The benchmarks measured the same versions of all libraries', () => {
  const versions = Object.entries(coverage.libraries).map(([name, one]) => [name, one.version]);
  expect(Object.entries(size.libraries).map(([name, one]) => [name, one.version])).toEqual(
    versions,
  );
  expect(versions).toEqual(expect.arrayContaining(Object.entries(speed.versions)));
});

test('The guide shows each table once, and no other figures', () => {
  const shown = [...guide.matchAll(/<Measured table="(\w+)" \/>/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(Object.keys(tables).toSorted());
  expect(numbersIn(guide).filter((number) => !IN_TEXT.includes(number))).toEqual([]);
});

test.for(Object.entries(tables))('Every figure in the table %s is a result', ([, { rows }]) => {
  const cells = rows.flatMap(([, ...others]) => others);
  expect(numbersIn(cells.join(' ')).length).toBeGreaterThan(rows.length);
  for (const number of numbersIn(cells.join(' '))) expect(measured).toContain(number);
});

test('The size of Bulmatic in the results is within 5% of what it is now', async () => {
  const sizeOf = (names: string) => bundledSize(`export ${names} from '${LIBRARY}'`, '.');
  const { 'Button, kB': button, 'everything, kB': everything } = size.libraries.bulmatic!;
  expect(Math.abs((await sizeOf('{ Button }')) / button - 1)).toBeLessThan(0.05);
  expect(Math.abs((await sizeOf('*')) / everything - 1)).toBeLessThan(0.05);
});

test('The classes of Bulmatic in the results are those that it has now', async () => {
  const { classes } = coverage.libraries.bulmatic!;
  expect(classesIn(await codeOf(LIBRARY, '.'))).toHaveLength(classes);
});

test('What the guide says of the others without a figure is in the results', () => {
  const { trunx, '@allxsmith/bestax-bulma': bestax, ...others } = coverage.libraries;
  const most = Math.max(...[trunx!, ...Object.values(others)].map(({ widgets }) => widgets.length));
  expect(bestax!.widgets.length).toBeGreaterThan(most);
  const sizes = Object.values(size.libraries).map((one) => one['everything, kB']);
  expect(size.libraries.trunx!['everything, kB']).toBe(Math.min(...sizes));
});
