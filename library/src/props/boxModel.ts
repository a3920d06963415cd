/** @inline */
type Overflow = 'auto' | 'clip' | 'hidden' | 'scroll' | 'visible';

/**
 * A ratio of width to height, written as in Bulma's classes.
 *
 * @inline
 */
export type AspectRatio =
  | '1by1'
  | '5by4'
  | '4by3'
  | '3by2'
  | '5by3'
  | '16by9'
  | '2by1'
  | '3by1'
  | '4by5'
  | '3by4'
  | '2by3'
  | '3by5'
  | '9by16'
  | '1by2'
  | '1by3';

/**
 * Box model props: floats, overflow, position, shape and interaction, from [Bulma's other
 * helpers](https://bulma.io/documentation/helpers/other-helpers/).
 */
export interface BoxModelProps {
  /** Floats the element to one side, or not at all. */
  float?: 'left' | 'right' | 'none' | undefined;
  /** Floats the element to one side, with Bulma's older class names. */
  pulled?: 'left' | 'right' | undefined;
  /** Moves the element below floats on the given side. */
  clear?: 'both' | 'left' | 'right' | 'none' | undefined;
  /** Makes the element contain its floating children. */
  clearfix?: boolean | undefined;
  /** Sets what happens to content that doesn't fit. */
  overflow?: Overflow | undefined;
  /** Sets what happens to content that is too wide. */
  overflowX?: Overflow | undefined;
  /** Sets what happens to content that is too tall. */
  overflowY?: Overflow | undefined;
  /** Cuts off content that doesn't fit. */
  clipped?: boolean | undefined;
  /** Positioning of the element. */
  position?: 'absolute' | 'fixed' | 'relative' | 'static' | 'sticky' | undefined;
  /** Makes the element the reference for its absolutely positioned children. */
  relative?: boolean | undefined;
  /** Covers the nearest positioned ancestor. */
  overlay?: boolean | undefined;
  /** Ratio of width to height. */
  aspectRatio?: AspectRatio | undefined;
  /** Radius of the corners. */
  radius?: 'small' | 'normal' | 'large' | 'rounded' | undefined;
  /** Makes the corners square. */
  radiusless?: boolean | undefined;
  /** Removes the shadow. */
  shadowless?: boolean | undefined;
  /** Shows the cursor for something clickable. Make the element a button or link too. */
  clickable?: boolean | undefined;
  /** Prevents the user from selecting the text. */
  unselectable?: boolean | undefined;
}

export const boxModelModifiers = {
  float: 'is-float',
  pulled: 'is-pulled',
  clear: 'is-clear',
  clearfix: 'is-clearfix',
  overflow: 'is-overflow',
  overflowX: 'is-overflow-x',
  overflowY: 'is-overflow-y',
  clipped: 'is-clipped',
  position: 'is-position',
  relative: 'is-relative',
  overlay: 'is-overlay',
  aspectRatio: 'is-aspect-ratio',
  radius: 'has-radius',
  radiusless: 'is-radiusless',
  shadowless: 'is-shadowless',
  clickable: 'is-clickable',
  unselectable: 'is-unselectable',
} as const satisfies Record<keyof BoxModelProps, string>;
