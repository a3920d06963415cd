/**
 * A step of Bulma's spacing scale: 0, 0.25, 0.5, 0.75, 1, 1.5 and 3 rem, or `'auto'`.
 */
export type Spacing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'auto';

/**
 * A gap in steps of half a rem: `3` is 1.5 rem, `0.5` is 0.25 rem.
 */
export type Gap = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5 | 5.5 | 6 | 6.5 | 7 | 7.5 | 8;

/** Margins, paddings and gaps, after [Bulma's spacing helpers](https://bulma.io/documentation/helpers/spacing-helpers/). */
export interface SpacingProps {
  /** Margin on every side. */
  m?: Spacing;
  /** Margin on top. */
  mt?: Spacing;
  /** Margin on the right. */
  mr?: Spacing;
  /** Margin at the bottom. */
  mb?: Spacing;
  /** Margin on the left. */
  ml?: Spacing;
  /** Margin on the left and right. */
  mx?: Spacing;
  /** Margin on top and at the bottom. */
  my?: Spacing;
  /** Removes the margin on every side. */
  marginless?: boolean;
  /** Padding on every side. */
  p?: Spacing;
  /** Padding on top. */
  pt?: Spacing;
  /** Padding on the right. */
  pr?: Spacing;
  /** Padding at the bottom. */
  pb?: Spacing;
  /** Padding on the left. */
  pl?: Spacing;
  /** Padding on the left and right. */
  px?: Spacing;
  /** Padding on top and at the bottom. */
  py?: Spacing;
  /** Removes the padding on every side. */
  paddingless?: boolean;
  /** Gap between the items of a flex or grid container. */
  gap?: Gap;
  /** Gap between columns of items. */
  columnGap?: Gap;
  /** Gap between rows of items. */
  rowGap?: Gap;
  /** Removes the gap between the items of a container. */
  gapless?: boolean;
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
