import { expect, test } from 'vitest';
import { catalogue } from '../../../plugins/catalogue/index.ts';
import { compile } from './compile.ts';
import { examples } from './examples.ts';

const BURGER = 'A script reads `data-target` of a burger, whose work the component does.';

/** The examples that become other HTML, and why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'layout/hero/heroNavbarA': BURGER,
  'layout/hero/heroNavbarC': BURGER,
};

const PLAIN = 'It is on an element that no component of Bulmatic renders.';

/** The examples in which a class of Bulma stays a class, and why. */
const UNSET: Readonly<Record<string, string>> = {
  'columns/nesting/columns_nested_example': PLAIN,
  'columns/options/columns_vcentered': PLAIN,
  'columns/options/columns_mobile_centered': PLAIN,
  'elements/icon/stacked_large': PLAIN,
  'layout/level/nav_centered_bis_example': PLAIN,
};

const { bulmaClasses, components } = catalogue();
const all = examples();
const different = all.filter(({ found }) => found);
const errors = compile(new Map(all.map(({ id, code }) => [id.replaceAll('/', '_'), code])));

/** The classes of Bulma in `className` of some code. */
const unsetIn = (code: string) =>
  [...code.matchAll(/className="([^"]*)"/g)]
    .flatMap(([, list = '']) => list.split(' '))
    .filter((name) => bulmaClasses.includes(name));

test('Each of Bulma’s examples becomes components that render its HTML, but for those with a reason', () => {
  const table = { equal: all.length - different.length, 'not compiling': errors.length };
  console.table({ ...table, 'differing with reason': different.length });
  console.table(different.map(({ id, found }) => ({ id, found, reason: DIFFERENT[id] })));
  expect(different.map(({ id }) => id)).toEqual(Object.keys(DIFFERENT));
  expect(table.equal / all.length).toBeGreaterThan(0.98);
});

test('What the examples become compiles', () => {
  expect(errors).toEqual([]);
});

test('A class of Bulma stays a class only where no component can set it', () => {
  const used = new Set(all.flatMap((one) => one.components));
  console.log(`The examples use ${used.size} of ${components.length} components and parts.`);
  const unset = all.filter(({ code }) => unsetIn(code).length).map(({ id }) => id);
  expect(unset).toEqual(Object.keys(UNSET));
});
