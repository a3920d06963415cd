import { expect, test } from 'vitest';
import { convert } from '../../../convert/src/index.ts';
import { catalogue } from '../../../plugins/library/catalogue.ts';
import { difference } from './compare.ts';
import { compile } from './compile.ts';
import { examples } from './examples.ts';
import { renderCode } from './render.ts';

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

/** JSX whose components are those of a namespace. */
const named = (jsx: string) => jsx.trim().replace(/(<\/?)(?=[A-Z])/g, '$1All.');
const all = examples();
const different = all.filter(({ found }) => found);
/** JSX alone of some examples, as it is pasted into a module. */
const parts = all
  .filter((_, index) => index % 10 === 0)
  .map(({ id, html }) => {
    const jsx = named(convert(html, { fragment: true }).code);
    return {
      id: `part/${id}`,
      code: `import * as All from 'bulmatic';\nexport const part = ${jsx};`,
    };
  });
const modules = [...all, ...parts].map(({ id, code }) => [id.replaceAll('/', '_'), code] as const);
const errors = compile(new Map(modules));

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

test('The examples with a reason become their HTML in all but what the reason names', () => {
  const rest = different.map(({ html, code }) =>
    difference(html.replace(/ data-target="\w+"/, ''), renderCode(code)),
  );
  expect(rest).toEqual(different.map(() => undefined));
});

test('What the examples become compiles, as modules and as fragments', () => {
  expect(errors).toEqual([]);
});

test('A class of Bulma stays a class only where no component can set it', () => {
  const used = new Set(all.flatMap((one) => one.components));
  console.log(`The examples use ${used.size} of ${components.length} components and parts.`);
  const unset = all.filter(({ code }) => unsetIn(code).length).map(({ id }) => id);
  expect(unset).toEqual(Object.keys(UNSET));
});
