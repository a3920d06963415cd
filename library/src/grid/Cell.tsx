import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Breakpoint, Responsive } from '../props/types.ts';

/** @inline */
type Line = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** @inline */
type ResponsiveLine = Responsive<Line, Exclude<Breakpoint, 'touch'>>;

/** Props of {@link Cell}. */
export interface CellProps extends BulmaClassesProps {
  /** Column where the cell starts, optionally per breakpoint. `end` is the last line. */
  colStart?: ResponsiveLine | 'end' | undefined;
  /** Column before which the cell ends. Bulma 1.0.4 has a class for it, but the class has no effect yet. */
  colEnd?: ResponsiveLine | undefined;
  /**
   * Column line where the cell starts, counted from the end. The last column starts at 2; at 1, a new column begins.
   */
  colFromEnd?: ResponsiveLine | undefined;
  /** Number of columns that the cell spans. */
  colSpan?: ResponsiveLine | undefined;
  /** Row where the cell starts. `end` is the last line. */
  rowStart?: ResponsiveLine | 'end' | undefined;
  /** Row before which the cell ends. Like `colEnd`, it has no effect in Bulma 1.0.4 yet. */
  rowEnd?: ResponsiveLine | undefined;
  /** Row line where the cell starts, counted from the end like `colFromEnd`. */
  rowFromEnd?: ResponsiveLine | undefined;
  /** Number of rows that the cell spans. */
  rowSpan?: ResponsiveLine | undefined;
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
 * A cell of a `Grid`, placed automatically or where its props say.
 *
 * @see [Bulma: grid cells](https://bulma.io/documentation/grid/grid-cells/)
 */
export function Cell<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', CellProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'cell', modifiers)} />;
}
