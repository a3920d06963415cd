import type { Responsive, SizeBreakpoint } from './types.ts';

/** Text, after [Bulma's typography helpers](https://bulma.io/documentation/helpers/typography-helpers/). */
export interface TypographyProps {
  /** Font size, from 1 (3 rem) to 7 (0.75 rem), per breakpoint if you like: `is-size-{value}`. */
  textSize?: Responsive<1 | 2 | 3 | 4 | 5 | 6 | 7, SizeBreakpoint>;
  /** Alignment, per breakpoint if you like: `has-text-{value}`. */
  textAlign?: Responsive<'centered' | 'justified' | 'left' | 'right'>;
  /** Font weight: `has-text-weight-{value}`. */
  textWeight?: 'light' | 'normal' | 'medium' | 'semibold' | 'bold' | 'extrabold';
  /** Font family: `is-family-{value}`. */
  family?: 'primary' | 'secondary' | 'sans-serif' | 'monospace' | 'code';
  /** First letter of each word in upper case: `is-capitalized`. */
  capitalized?: boolean;
  /** All letters in lower case: `is-lowercase`. */
  lowercase?: boolean;
  /** All letters in upper case: `is-uppercase`. */
  uppercase?: boolean;
  /** Italic text: `is-italic`. */
  italic?: boolean;
  /** Underlined text: `is-underlined`. */
  underlined?: boolean;
}

export const typographyModifiers = {
  textSize: 'is-size',
  textAlign: 'has-text',
  textWeight: 'has-text-weight',
  family: 'is-family',
  capitalized: 'is-capitalized',
  lowercase: 'is-lowercase',
  uppercase: 'is-uppercase',
  italic: 'is-italic',
  underlined: 'is-underlined',
} as const satisfies Record<keyof TypographyProps, string>;
