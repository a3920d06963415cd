import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomFrom } from '../../tests/randomFrom.ts';
import { hashOf, themeIn } from './address';
import { sassOf } from './sass';
import { stylesheetOf, variablesOf } from './stylesheet';
import { BULMA, COLORS, FONTS, keysOf, ROLES, SIZES, type Theme } from './theme';

const PLUM = { ...BULMA, colors: { ...BULMA.colors, primary: [322, 60, 35] as const } };

/** A theme with a random value for every setting. */
function randomTheme(random: () => number): Theme {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const each = <Name extends string, Value>(
    object: Readonly<Record<Name, unknown>>,
    value: (name: Name) => Value,
  ) => Object.fromEntries(keysOf(object).map((name) => [name, value(name)])) as Record<Name, Value>;
  const fonts = keysOf(FONTS);
  return {
    colors: each(COLORS, () => [upTo(359), upTo(100), upTo(100)] as const),
    sizes: each(SIZES, (name) => {
      const { min, max, step } = SIZES[name];
      return Number((min + upTo((max - min) / step) * step).toFixed(3));
    }),
    fonts: each(ROLES, () => fonts[upTo(fonts.length - 1)]!),
  };
}

test('Bulma as it comes needs no stylesheet, no setting and no hash', () => {
  expect(stylesheetOf(BULMA)).toBe('');
  expect(sassOf(BULMA)).toBe("@use 'bulma/sass';");
  expect(hashOf(BULMA)).toBe('');
});

test('The defaults are those of Bulma', () => {
  const css = readFileSync('node_modules/bulma/css/bulma.css', 'utf8');
  for (const name of keysOf(COLORS)) {
    const [hue, saturation, lightness] = COLORS[name];
    for (const [part, value] of [
      ['h', `${hue}deg`],
      ['s', `${saturation}%`],
      ['l', `${lightness}%`],
    ])
      expect(css).toContain(`--bulma-${name}-${part}: ${value};`);
  }
  for (const size of keysOf(SIZES)) {
    const { variables, initial } = SIZES[size];
    for (const [name, value] of Object.entries(variables(initial)))
      expect(css).toContain(`--bulma-${name}: ${value};`);
  }
});

test('A color becomes variables for both modes, and one setting of Sass', () => {
  expect(stylesheetOf(PLUM)).toContain(
    "[data-theme='light'],\n.theme-light {\n  --bulma-primary-h: 322deg;",
  );
  expect(stylesheetOf(PLUM)).toContain(
    "[data-theme='dark'],\n.theme-dark {\n  --bulma-primary-on-scheme-l: 60%;\n}",
  );
  expect(sassOf(PLUM)).toBe("@use 'bulma/sass' with (\n  $primary: hsl(322deg, 60%, 35%)\n);");
});

test('A value for dark mode that is Bulma’s is repeated where that for light mode is not', () => {
  const theme = { ...BULMA, colors: { ...BULMA.colors, danger: [13, 4, 70] as const } };
  expect(variablesOf(theme).light).toHaveProperty('danger-on-scheme-l', '35%');
  expect(variablesOf(theme).dark).toEqual({ 'danger-on-scheme-l': '70%' });
});

test('The hash of an address contains a whole theme', () => {
  const random = randomFrom(5);
  expect(themeIn(hashOf(PLUM))).toEqual({ theme: PLUM, unknown: [] });
  for (let count = 0; count < 100; count++) {
    const theme = randomTheme(random);
    expect(themeIn(hashOf(theme))).toEqual({ theme, unknown: [] });
  }
});

test.for([
  'primary:360-0-0',
  'primary:1-2',
  'primary:a-b-c',
  'brand:1-2-3',
  'radius:9',
  'radius:0.51',
  'radius:-1',
  'font:Comic Sans',
  'font',
  'constructor:1',
  '%E0%A4%A',
  '}body{color:red',
])('"%s" is no setting, and the others are kept', (text) => {
  const { theme, unknown } = themeIn(`#theme=${text},radius:0.5`);
  expect(unknown).toEqual([text]);
  expect(theme).toEqual({ ...BULMA, sizes: { ...BULMA.sizes, radius: 0.5 } });
});
