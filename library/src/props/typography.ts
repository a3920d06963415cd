import type { Responsive, SizeBreakpoint } from './types.ts';

/** Text props, from [Bulma's typography helpers](https://bulma.io/documentation/helpers/typography-helpers/). */
export interface TypographyProps {
  /** Font size, from 1 (3 rem) to 7 (0.75 rem), optionally per breakpoint. */
  textSize?: Responsive<1 | 2 | 3 | 4 | 5 | 6 | 7, SizeBreakpoint> | undefined;
  /** Alignment of the text, optionally per breakpoint. */
  textAlign?: Responsive<'centered' | 'justified' | 'left' | 'right'> | undefined;
  /** Font weight. */
  textWeight?: 'light' | 'normal' | 'medium' | 'semibold' | 'bold' | 'extrabold' | undefined;
  /** Font family. */
  family?: 'primary' | 'secondary' | 'sans-serif' | 'monospace' | 'code' | undefined;
  /** Shows the first letter of each word in uppercase. */
  capitalized?: boolean | undefined;
  /** Shows all letters in lowercase. */
  lowercase?: boolean | undefined;
  /** Shows all letters in uppercase. */
  uppercase?: boolean | undefined;
  /** Makes the text italic. */
  italic?: boolean | undefined;
  /** Underlines the text. */
  underlined?: boolean | undefined;
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
