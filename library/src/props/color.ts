import type { Color } from './types.ts';

/** @inline */
type Digits =
  | '00'
  | '05'
  | '10'
  | '15'
  | '20'
  | '25'
  | '30'
  | '35'
  | '40'
  | '45'
  | '50'
  | '55'
  | '60'
  | '65'
  | '70'
  | '75'
  | '80'
  | '85'
  | '90'
  | '95'
  | '100';
/** A tone of a color, by name or by its lightness in percent. */
export type Tone = 'light' | 'dark' | 'soft' | 'bold' | Digits;
/** A shade of gray. */
export type Shade =
  | 'black-bis'
  | 'black-ter'
  | 'grey-darker'
  | 'grey-dark'
  | 'grey'
  | 'grey-light'
  | 'grey-lighter'
  | 'white-ter'
  | 'white-bis';

/**
 * A color of Bulma's palette: a color (`'primary'`), one of its tones (`'primary-soft'`, `'primary-35'`), a text color
 * that is readable on it (`'primary-invert'`, `'primary-35-invert'`) or on the page (`'primary-on-scheme'`), a shade of
 * gray (`'grey-dark'`), or `'current'` and `'inherit'`.
 */
export type PaletteColor =
  | Color
  | `${Color}-${'invert' | 'on-scheme' | Tone}`
  | `${Color}-${Tone}-invert`
  | Shade
  | 'current'
  | 'inherit';

/** Color props, from [Bulma's color helpers](https://bulma.io/documentation/helpers/color-helpers/). */
export interface ColorProps {
  /** Color of the text. */
  textColor?: PaletteColor | undefined;
  /** Color of the background. */
  backgroundColor?: PaletteColor | undefined;
  /** Adds Bulma's default background. */
  background?: boolean | undefined;
  /** Provides the CSS variables of one color (`--color`, `--color-35`, ...) to everything inside. */
  palette?: Color | undefined;
}

export const colorModifiers = {
  textColor: 'has-text',
  backgroundColor: 'has-background',
  background: 'has-background',
  palette: 'is-palette',
} as const satisfies Record<keyof ColorProps, string>;
