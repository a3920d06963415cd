/** @inline */
type FlexPosition = 'flex-start' | 'flex-end' | 'center';
/** @inline */
type FlexSpace = 'space-between' | 'space-around' | 'space-evenly';
/** @inline */
type Factor = 0 | 1 | 2 | 3 | 4 | 5;

/** Flexbox, after [Bulma's flexbox helpers](https://bulma.io/documentation/helpers/flexbox-helpers/). */
export interface FlexboxProps {
  /** Direction in which the items follow each other. */
  flexDirection?: 'row' | 'row-reverse' | 'column' | 'column-reverse';
  /** Whether items wrap to the next line. */
  flexWrap?: 'nowrap' | 'wrap' | 'wrap-reverse';
  /** Alignment of the items along the direction. */
  justifyContent?: FlexPosition | FlexSpace | 'start' | 'end' | 'left' | 'right';
  /** Alignment of the lines, where the items wrap. */
  alignContent?: FlexPosition | FlexSpace | 'stretch' | 'start' | 'end' | 'baseline';
  /** Alignment of the items across the direction. */
  alignItems?: FlexPosition | 'stretch' | 'baseline' | 'start' | 'end' | 'self-start' | 'self-end';
  /** Alignment of this item across the direction. */
  alignSelf?: FlexPosition | 'auto' | 'baseline' | 'stretch';
  /** Share of the free space that this item takes. */
  flexGrow?: Factor;
  /** Share of the missing space that this item gives up. */
  flexShrink?: Factor;
}

export const flexboxModifiers = {
  flexDirection: 'is-flex-direction',
  flexWrap: 'is-flex-wrap',
  justifyContent: 'is-justify-content',
  alignContent: 'is-align-content',
  alignItems: 'is-align-items',
  alignSelf: 'is-align-self',
  flexGrow: 'is-flex-grow',
  flexShrink: 'is-flex-shrink',
} as const satisfies Record<keyof FlexboxProps, string>;
