/**
 * A step of Bulma's spacing scale: 0, 0.25, 0.5, 0.75, 1, 1.5 and 3 rem, or `'auto'`.
 */
export type Spacing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'auto';

/**
 * A gap in steps of half a rem: `3` is 1.5 rem, `0.5` is 0.25 rem.
 */
export type Gap = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5 | 5.5 | 6 | 6.5 | 7 | 7.5 | 8;

/**
 * Margin, padding and gap props, from [Bulma's spacing
 * helpers](https://bulma.io/documentation/helpers/spacing-helpers/).
 */
export interface SpacingProps {
  /** Margin on every side. */
  m?: Spacing | undefined;
  /** Margin on top. */
  mt?: Spacing | undefined;
  /** Margin on the right. */
  mr?: Spacing | undefined;
  /** Margin at the bottom. */
  mb?: Spacing | undefined;
  /** Margin on the left. */
  ml?: Spacing | undefined;
  /** Margin on the left and right. */
  mx?: Spacing | undefined;
  /** Margin on top and at the bottom. */
  my?: Spacing | undefined;
  /** Removes the margin on every side. */
  marginless?: boolean | undefined;
  /** Padding on every side. */
  p?: Spacing | undefined;
  /** Padding on top. */
  pt?: Spacing | undefined;
  /** Padding on the right. */
  pr?: Spacing | undefined;
  /** Padding at the bottom. */
  pb?: Spacing | undefined;
  /** Padding on the left. */
  pl?: Spacing | undefined;
  /** Padding on the left and right. */
  px?: Spacing | undefined;
  /** Padding on top and at the bottom. */
  py?: Spacing | undefined;
  /** Removes the padding on every side. */
  paddingless?: boolean | undefined;
  /** Gap between the items of a flex or grid container. */
  gap?: Gap | undefined;
  /** Gap between columns of items. */
  columnGap?: Gap | undefined;
  /** Gap between rows of items. */
  rowGap?: Gap | undefined;
  /** Removes the gap between the items of a container. */
  gapless?: boolean | undefined;
}

export const spacingModifiers = {
  m: 'm',
  mt: 'mt',
  mr: 'mr',
  mb: 'mb',
  ml: 'ml',
  mx: 'mx',
  my: 'my',
  marginless: 'marginless',
  p: 'p',
  pt: 'pt',
  pr: 'pr',
  pb: 'pb',
  pl: 'pl',
  px: 'px',
  py: 'py',
  paddingless: 'paddingless',
  gap: 'is-gap',
  columnGap: 'is-column-gap',
  rowGap: 'is-row-gap',
  gapless: 'is-gapless',
} as const satisfies Record<keyof SpacingProps, string>;
