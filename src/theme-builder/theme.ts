import type { Hsl } from './hsl';
import type { Variables } from './palette';

/** Bulma's own colors. */
export const COLORS = {
  primary: [171, 100, 41],
  link: [233, 100, 63],
  info: [198, 100, 70],
  success: [153, 53, 53],
  warning: [42, 100, 53],
  danger: [348, 100, 70],
} as const satisfies Record<string, Hsl>;

interface Size {
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  /** Bulma's own value. */
  initial: number;
  /** The variables that it sets, with the same names in CSS and in Sass. */
  variables: (value: number) => Variables;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

export const SIZES = {
  radius: {
    label: 'Corners',
    unit: 'rem',
    min: 0,
    max: 1.5,
    step: 0.025,
    initial: 0.375,
    // In the proportions of Bulma's own.
    variables: (value) => ({
      'radius-small': `${round((value * 2) / 3)}rem`,
      radius: `${value}rem`,
      'radius-medium': `${round((value * 4) / 3)}em`,
      'radius-large': `${round(value * 2)}rem`,
    }),
  },
  text: {
    label: 'Text size',
    unit: 'em',
    min: 0.75,
    max: 1.5,
    step: 0.05,
    initial: 1,
    variables: (value) => ({ 'body-size': `${value}em` }),
  },
  blocks: {
    label: 'Space between blocks',
    unit: 'rem',
    min: 0.5,
    max: 3,
    step: 0.125,
    initial: 1.5,
    variables: (value) => ({ 'block-spacing': `${value}rem` }),
  },
  columns: {
    label: 'Space around columns',
    unit: 'rem',
    min: 0,
    max: 2,
    step: 0.125,
    initial: 0.75,
    variables: (value) => ({ 'column-gap': `${value}rem` }),
  },
} as const satisfies Record<string, Size>;

/** Fonts that users have, from the first to the last resort. An empty list stands for Bulma's own. */
export const FONTS = {
  bulma: { label: 'As in Bulma', families: [] },
  system: { label: 'Of the system', families: ['system-ui', 'sans-serif'] },
  humanist: { label: 'Humanist', families: ['Seravek', 'Candara', 'Noto Sans', 'sans-serif'] },
  rounded: { label: 'Rounded', families: ['ui-rounded', 'Nunito', 'Quicksand', 'sans-serif'] },
  serif: { label: 'Serif', families: ['Charter', 'Cambria', 'Georgia', 'serif'] },
  mono: { label: 'Monospace', families: ['ui-monospace', 'Menlo', 'Consolas', 'monospace'] },
} as const satisfies Record<string, { label: string; families: readonly string[] }>;

/** What has a font, the variable, and the class that Bulma's Sass writes the font into. */
export const ROLES = {
  font: { label: 'Font', variable: 'family-primary' },
  code: { label: 'Font of code', variable: 'family-code' },
} as const;

export type ColorName = keyof typeof COLORS;
export type SizeName = keyof typeof SIZES;
export type FontName = keyof typeof FONTS;
export type RoleName = keyof typeof ROLES;

/** The keys of an object, with the names that its type has. */
export const keysOf = <Name extends string>(object: Readonly<Record<Name, unknown>>) =>
  Object.keys(object) as Name[];

export interface Theme {
  colors: Readonly<Record<ColorName, Hsl>>;
  sizes: Readonly<Record<SizeName, number>>;
  fonts: Readonly<Record<RoleName, FontName>>;
}

/** Bulma as it comes. */
export const BULMA: Theme = {
  colors: COLORS,
  sizes: { radius: 0.375, text: 1, blocks: 1.5, columns: 0.75 },
  fonts: { font: 'bulma', code: 'bulma' },
};

/** The colors that differ from Bulma's. */
export const ownColors = ({ colors }: Theme): [ColorName, Hsl][] =>
  keysOf(COLORS)
    .filter((name) => String(colors[name]) !== String(COLORS[name]))
    .map((name) => [name, colors[name]]);

/** The sizes that differ from Bulma's. */
export const ownSizes = ({ sizes }: Theme): [SizeName, number][] =>
  keysOf(SIZES)
    .filter((name) => sizes[name] !== SIZES[name].initial)
    .map((name) => [name, sizes[name]]);

/** The fonts that differ from Bulma's. */
export const ownFonts = ({ fonts }: Theme): [RoleName, FontName][] =>
  keysOf(ROLES)
    .filter((role) => fonts[role] !== 'bulma')
    .map((role) => [role, fonts[role]]);
