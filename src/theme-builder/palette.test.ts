import postcss from 'postcss';
import { compileStringAsync } from 'sass-embedded';
import { beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../tests/randomFrom.ts';
import { fromHex, toHex, type Hsl } from './hsl';
import { paletteOf } from './palette';

const SEED = 171;

const random = randomFrom(SEED);
const upTo = (most: number) => Math.floor(random() * (most + 1));
const colors = [
  ...['black', 'gray', 'white'].map((name, index) => ({ name, color: [0, 0, index * 50] as Hsl })),
  ...Array.from({ length: 9 }, (_, index) => ({
    name: `color${index}`,
    color: [upTo(359), upTo(100), upTo(100)] as Hsl,
  })),
];

/** What Bulma's own Sass makes of all colors, with the calls of its themes. */
const SOURCE = `
  @use 'bulma/sass/utilities/css-variables' as cv;
  $colors: (${colors.map(({ name, color: [h, s, l] }) => `'${name}': hsl(${h}deg, ${s}%, ${l}%)`).join()});
  @each $name, $color in $colors {
    .#{$name}-light {
      @include cv.generate-color-palette($name, $color, 100%, null, null, null);
      @include cv.generate-on-scheme-colors($name, $color, hsl(221, 14%, 100%));
    }
    .#{$name}-dark {
      @include cv.generate-on-scheme-colors($name, $color, hsl(221, 14%, 9%));
    }
  }`;

let compiled: postcss.Root;

beforeAll(async () => {
  const { css } = await compileStringAsync(SOURCE, {
    loadPaths: ['node_modules'],
    quietDeps: true,
  });
  compiled = postcss.parse(css);
});

/** Variables are composed of others, or have the color in a form that no rule of Bulma reads. */
const isComposed = ({ prop, value }: postcss.Declaration) =>
  value.startsWith('hsla(') || prop.endsWith('-rgb');

function variablesIn(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  compiled.walkRules(selector, (rule) => {
    rule.walkDecls((one) => {
      if (!isComposed(one)) found[one.prop.slice('--bulma-'.length)] = one.value;
    });
  });
  return found;
}

test.for(colors)(
  `$name $color has the variables that Sass computes (seed ${SEED})`,
  ({ name, color }) => {
    const { light, dark } = paletteOf(name, color);
    const always = {
      [`${name}-light-l`]: `var(--bulma-${name}-90-l)`,
      [`${name}-dark-l`]: `var(--bulma-${name}-10-l)`,
    };
    expect({ ...light, ...always }).toEqual(variablesIn(`.${name}-light`));
    expect(dark).toEqual(variablesIn(`.${name}-dark`));
  },
);

test.for([
  ['#00d1b2', [171, 100, 41]],
  ['#000000', [0, 0, 0]],
  ['#ffffff', [0, 0, 100]],
  ['#ff0000', [0, 100, 50]],
  ['#8f246b', [320, 60, 35]],
] as const)('A color picker has %s for %j', ([hex, color]) => {
  expect(toHex(color)).toBe(hex);
  expect(fromHex(hex)).toEqual(color);
});
