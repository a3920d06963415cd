import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from './contrast/faults.ts';
import { allFigures } from './contrast/figures.ts';
import { COLORS, SPECIMENS } from './contrast/specimens.tsx';
import { SUBJECTS } from './contrast/subjects.tsx';
import { measureAll, openSweep } from './contrast/sweep.ts';

const sweep = await openSweep(SPECIMENS);
afterAll(() => sweep.close());

const measured = await measureAll(sweep);

test('Every component that has a color is in the sweep', () => {
  expect(COLORS.size).toBeGreaterThanOrEqual(15);
  expect([...COLORS.keys()].filter((name) => !(name in SUBJECTS))).toEqual([]);
});

test('With contrast.css no pair of colors is below WCAG AA, and none that was not has changed', () => {
  const faults = measured.flatMap(({ look, before, after }) =>
    faultsOf(before, after).map((fault) => `${Object.values(look).join(' ')}: ${fault}`),
  );
  expect(faults.slice(0, 20)).toEqual([]);
});

test('The guide tells how many pairs fall short of it by Bulma alone', async () => {
  const figures = allFigures(measured, 'before');
  const lifted = allFigures(measured, 'after');
  console.log(
    'Pairs of colors below WCAG AA, the lowest contrast among them, and pairs below with contrast.css:',
  );
  console.table(
    Object.fromEntries(
      figures.map(({ component, light, dark }, index) => [
        component,
        {
          light: `${light.below} of ${light.pairs}`,
          'light, worst': light.worst,
          'light, lifted': lifted[index]!.light.below,
          dark: `${dark.below} of ${dark.pairs}`,
          'dark, worst': dark.worst,
          'dark, lifted': lifted[index]!.dark.below,
        },
      ]),
    ),
  );
  await expect(`${JSON.stringify(figures, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../src/components/ContrastOfBulma/measured.json',
  );
});

test.for(['light', 'dark'] as const)(
  'On a system of the other mode, data-theme="%s" shows the same colors',
  async (mode) => {
    const { look, after } = measured.find((one) => one.look.mode === mode)!;
    const other = mode === 'light' ? 'dark' : 'light';
    await sweep.show({ ...look, mode: other }, true, mode);
    expect(await sweep.measure(look)).toEqual(after);
  },
);

test('contrast.css has at most 3 kB with gzip', () => {
  const file = readFileSync('library/contrast.css');
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(3000);
});
