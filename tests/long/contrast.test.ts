import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from './contrast/faults.ts';
import { allFigures } from './contrast/figures.ts';
import { COLORS, SPECIMENS } from './contrast/specimens.tsx';
import { SUBJECTS } from './contrast/subjects.tsx';
import { measureAll, openSweep } from './contrast/sweep.ts';

const sweep = await openSweep(SPECIMENS);
afterAll(() => sweep.close());

const measured = await measureAll(sweep);

interface Declaration {
  /** The way to its rule: the numbers of a media query, if it is in one, and of the rule. */
  path: number[];
  selector: string;
  property: string;
}

/** Every declaration of the stylesheet, as the browser has read it. */
const readDeclarations = (page: Page): Promise<Declaration[]> =>
  page.evaluate(() => {
    const inRules = (rules: CSSRuleList, parents: number[]): Declaration[] =>
      [...rules].flatMap((rule, index) => {
        const path = [...parents, index];
        if (rule instanceof CSSMediaRule) {
          // The proofs tell whether those for forced colors are needed.
          const { mediaText } = rule.media;
          return mediaText.includes('forced-colors') ? [] : inRules(rule.cssRules, path);
        }
        if (!(rule instanceof CSSStyleRule)) return [];
        return [...rule.style].map((property) => ({ path, selector: rule.selectorText, property }));
      });
    return inRules(document.querySelector<HTMLStyleElement>('#contrast')!.sheet!.cssRules, []);
  });

/** Gives a declaration another value, which is none if it is empty, and returns the one before. */
const setValue = (page: Page, { path, property }: Declaration, value: string) =>
  page.evaluate(
    ({ path, property, value }) => {
      const { sheet } = document.querySelector<HTMLStyleElement>('#contrast')!;
      const inside = (rules: CSSRuleList, [index = 0, ...rest]: number[]): CSSStyleRule => {
        const rule = rules[index];
        return rule instanceof CSSMediaRule ? inside(rule.cssRules, rest) : (rule as CSSStyleRule);
      };
      const { style } = inside(sheet!.cssRules, path);
      const before = style.getPropertyValue(property);
      style.setProperty(property, value);
      return before;
    },
    { path, property, value },
  );

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
    '../../src/ui/ContrastOfBulma/measured.generated.json',
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

test('Each declaration of contrast.css is needed: without it, some pair is below WCAG AA or changes for nothing', async ({
  onTestFinished,
}) => {
  // Those with a prop such as `hovered` look like others under the pointer.
  const few = SPECIMENS.filter(({ name }) => !/\b(hovered|focused|active)\b/.test(name));
  const filtered = await openSweep(few);
  const { page } = filtered;
  onTestFinished(() => filtered.close());
  const all = await readDeclarations(page);
  // A ring around the focus isn't a color of text.
  let idle = all.filter(({ selector }) => !selector.includes('.is-ghost:is('));
  expect(idle.length).toBeGreaterThan(50);
  for (const { look, before } of measured) {
    await filtered.show(look, true);
    const stillIdle: Declaration[] = [];
    for (const declaration of idle) {
      const { selector } = declaration;
      const value = await setValue(page, declaration, '');
      const after = await filtered.measure(look, selector.includes(':root') ? '*' : selector);
      await setValue(page, declaration, value);
      const shown = new Set(after.map(({ specimen }) => specimen));
      const same = before.filter(({ specimen }) => shown.has(specimen));
      if (faultsOf(same, after).length === 0) stillIdle.push(declaration);
    }
    idle = stillIdle;
  }
  expect(idle).toEqual([]);
});
