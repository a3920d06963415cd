/** @inline */
type FlexPosition = 'flex-start' | 'flex-end' | 'center';
/** @inline */
type FlexSpace = 'space-between' | 'space-around' | 'space-evenly';
/** @inline */
type Factor = 0 | 1 | 2 | 3 | 4 | 5;

/** Flexbox props, from [Bulma's flexbox helpers](https://bulma.io/documentation/helpers/flexbox-helpers/). */
export interface FlexboxProps {
  /** Direction of the items. */
  flexDirection?: 'row' | 'row-reverse' | 'column' | 'column-reverse' | undefined;
  /** Whether items wrap to the next line. */
  flexWrap?: 'nowrap' | 'wrap' | 'wrap-reverse' | undefined;
  /** Alignment of the items along the direction. */
  justifyContent?: FlexPosition | FlexSpace | 'start' | 'end' | 'left' | 'right' | undefined;
  /** Alignment of the lines, if the items wrap. */
  alignContent?: FlexPosition | FlexSpace | 'stretch' | 'start' | 'end' | 'baseline' | undefined;
  /** Alignment of the items across the direction. */
  alignItems?:
    FlexPosition | 'stretch' | 'baseline' | 'start' | 'end' | 'self-start' | 'self-end' | undefined;
  /** Alignment of this item across the direction. */
  alignSelf?: FlexPosition | 'auto' | 'baseline' | 'stretch' | undefined;
  /** Share of the free space that this item takes. */
  flexGrow?: Factor | undefined;
  /** Share of the missing space that this item gives up. */
  flexShrink?: Factor | undefined;
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
