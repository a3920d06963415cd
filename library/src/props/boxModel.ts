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

/** The box itself, after [Bulma's other helpers](https://bulma.io/documentation/helpers/other-helpers/). */
export interface BoxModelProps {
  /** Floats the element to one side, or not at all. */
  float?: 'left' | 'right' | 'none' | undefined;
  /** Floats the element to one side, by Bulma's older name. */
  pulled?: 'left' | 'right' | undefined;
  /** Moves the element below floats on the given side. */
  clear?: 'both' | 'left' | 'right' | 'none' | undefined;
  /** Makes the element contain its floating children. */
  clearfix?: boolean | undefined;
  /** Decides what happens to content that does not fit. */
  overflow?: Overflow | undefined;
  /** Decides what happens to content that is too wide. */
  overflowX?: Overflow | undefined;
  /** Decides what happens to content that is too tall. */
  overflowY?: Overflow | undefined;
  /** Cuts off what does not fit. */
  clipped?: boolean | undefined;
  /** How the element is positioned. */
  position?: 'absolute' | 'fixed' | 'relative' | 'static' | 'sticky' | undefined;
  /** Makes the element the origin of its absolutely positioned children. */
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
  /** Shows the pointer of something that can be clicked; make it a button or link too. */
  clickable?: boolean | undefined;
  /** Keeps the text from being selected. */
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
