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
  /** Floats the element: `is-float-{value}`. */
  float?: 'left' | 'right' | 'none';
  /** Floats the element by Bulma's older name: `is-pulled-{value}`. */
  pulled?: 'left' | 'right';
  /** Moves the element below floats: `is-clear-{value}`. */
  clear?: 'both' | 'left' | 'right' | 'none';
  /** Makes the element contain its floating children: `is-clearfix`. */
  clearfix?: boolean;
  /** What happens to content that does not fit: `is-overflow-{value}`. */
  overflow?: Overflow;
  /** The same, sideways only: `is-overflow-x-{value}`. */
  overflowX?: Overflow;
  /** The same, up and down only: `is-overflow-y-{value}`. */
  overflowY?: Overflow;
  /** Cuts off what does not fit: `is-clipped`. */
  clipped?: boolean;
  /** Positioning method: `is-position-{value}`. */
  position?: 'absolute' | 'fixed' | 'relative' | 'static' | 'sticky';
  /** Makes the element the origin of its absolutely positioned children: `is-relative`. */
  relative?: boolean;
  /** Covers the nearest positioned ancestor: `is-overlay`. */
  overlay?: boolean;
  /** Ratio of width to height: `is-aspect-ratio-{value}`. */
  aspectRatio?: AspectRatio;
  /** Radius of the corners: `has-radius-{value}`. */
  radius?: 'small' | 'normal' | 'large' | 'rounded';
  /** Square corners: `is-radiusless`. */
  radiusless?: boolean;
  /** No shadow: `is-shadowless`. */
  shadowless?: boolean;
  /** Shows the pointer of something that can be clicked; make it a button or link too: `is-clickable`. */
  clickable?: boolean;
  /** Keeps the text from being selected: `is-unselectable`. */
  unselectable?: boolean;
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
