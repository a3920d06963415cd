import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Responsive } from '../props/types.ts';

// Bulma's grid has up to twelve columns and rows, and 32 steps for the minimum width of a column.
/** @inline */
type Count = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** @inline */
type MinimumWidth =
  | Count
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 31
  | 32;

/** Props of {@link Grid}. */
export interface GridProps extends BulmaClassesProps {
  /** Minimum width of a column, in steps of 1.5 rem; 9 rem if you omit it. */
  colMin?: MinimumWidth | undefined;
  /** Keeps empty columns in a row that isn't full, instead of making the others wider. */
  autoFill?: boolean | undefined;
}

const modifiers = {
  colMin: 'is-col-min',
  autoFill: 'is-auto-fill',
} satisfies OwnModifiers<GridProps>;

/**
 * A grid of cells with as many columns as fit or, in a `FixedGrid`, with a set number of columns.
 *
 * The helper props `gap`, `columnGap` and `rowGap` change the space between the cells.
 *
 * @see [Bulma: smart grid](https://bulma.io/documentation/grid/smart-grid/)
 */
export function Grid<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', GridProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'grid', modifiers)} />;
}

/** Props of {@link FixedGrid}. */
export interface FixedGridProps extends BulmaClassesProps {
  /** Number of columns, optionally per breakpoint of the container's width; two if you omit it. */
  cols?: Responsive<Count, 'mobile' | 'tablet' | 'desktop' | 'widescreen' | 'fullhd'> | undefined;
  /** Makes two columns on mobile, and up to sixteen as the container gets wider. */
  autoCount?: boolean | undefined;
}

const fixedGridModifiers = {
  cols: 'has',
  autoCount: 'has-auto-count',
} satisfies OwnModifiers<FixedGridProps>;

function columnClasses(cols: FixedGridProps['cols']) {
  if (typeof cols !== 'object') return cols && `${cols}-cols`;
  return Object.fromEntries(
    Object.entries(cols).map(([at, count]) => [at, count && `${count}-cols`]),
  );
}

/**
 * A container that sets the number of columns of the `Grid` inside it.
 *
 * @see [Bulma: fixed grid](https://bulma.io/documentation/grid/fixed-grid/)
 */
export function FixedGrid<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', FixedGridProps, Element>) {
  const Root: ElementType = as ?? 'div';
  const named = { ...props, cols: columnClasses(props.cols) };
  return <Root {...useBulmaClasses(named, 'fixed-grid', fixedGridModifiers)} />;
}

/** {@link FixedGrid} */
Grid.Fixed = FixedGrid;
