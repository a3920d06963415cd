import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';
import type { Breakpoint, Responsive } from '../props/types.ts';

type Line = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** @inline */
type ResponsiveLine = Responsive<Line, Exclude<Breakpoint, 'touch'>>;

/** Props of {@link Cell}. */
export interface CellProps extends BulmaClassesProps {
  /** Column in which the cell starts, per breakpoint if you like: `is-col-start-{value}`. `end` is the last line. */
  colStart?: ResponsiveLine | 'end';
  /** Column before which the cell ends: `is-col-end-{value}`. Bulma 1.0.4 has the class, and no effect of it yet. */
  colEnd?: ResponsiveLine;
  /**
   * Line at which the cell starts, counted from the end: `is-col-from-end-{value}`. The last column starts at 2; at 1, a
   * new column begins.
   */
  colFromEnd?: ResponsiveLine;
  /** Number of columns over which the cell spans: `is-col-span-{value}`. */
  colSpan?: ResponsiveLine;
  /** Row in which the cell starts: `is-row-start-{value}`. `end` is the last line. */
  rowStart?: ResponsiveLine | 'end';
  /** Row before which the cell ends: `is-row-end-{value}`. No effect in Bulma 1.0.4 yet, as `colEnd`. */
  rowEnd?: ResponsiveLine;
  /** Line at which the cell starts, counted from the end, as `colFromEnd`: `is-row-from-end-{value}`. */
  rowFromEnd?: ResponsiveLine;
  /** Number of rows over which the cell spans: `is-row-span-{value}`. */
  rowSpan?: ResponsiveLine;
}

const modifiers = {
  colStart: 'is-col-start',
  colEnd: 'is-col-end',
  colFromEnd: 'is-col-from-end',
  colSpan: 'is-col-span',
  rowStart: 'is-row-start',
  rowEnd: 'is-row-end',
  rowFromEnd: 'is-row-from-end',
  rowSpan: 'is-row-span',
} satisfies OwnModifiers<CellProps>;

/**
 * A cell of a `Grid`, placed where there is room or where its props say.
 *
 * @see [Bulma: grid cells](https://bulma.io/documentation/grid/grid-cells/)
 */
export function Cell<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, CellProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'cell', modifiers)} />;
}
