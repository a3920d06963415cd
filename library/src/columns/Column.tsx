import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Responsive, SizeBreakpoint } from '../props/types.ts';

/** A share of the row that stays free before a column: a named fraction, or a number of twelfths. */
export type ColumnOffset =
  | 'four-fifths'
  | 'three-quarters'
  | 'two-thirds'
  | 'three-fifths'
  | 'half'
  | 'two-fifths'
  | 'one-third'
  | 'one-quarter'
  | 'one-fifth'
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12;

/** A share of the row that a column takes: a named fraction, or a number of twelfths. */
export type ColumnSize = 'full' | ColumnOffset;

/** Props of {@link Column}. */
export interface ColumnProps extends BulmaClassesProps {
  /** Share of the row, optionally per breakpoint. Columns without a size share the row equally. */
  size?: Responsive<ColumnSize, SizeBreakpoint> | undefined;
  /**
   * Free space before the column, optionally per breakpoint. In Bulma 1.0.4, `one-third` leaves almost no space; use
   * `4` instead, which is the same width.
   */
  offset?: Responsive<ColumnOffset, SizeBreakpoint> | undefined;
  /** Makes the column only as wide as its content, optionally per breakpoint. */
  narrow?: Responsive<boolean, SizeBreakpoint> | undefined;
}

const modifiers = {
  size: 'is',
  offset: 'is-offset',
  narrow: 'is-narrow',
} satisfies OwnModifiers<ColumnProps>;

/**
 * A column in `Columns`, which takes an equal share of the width or the size you set.
 *
 * @see [Bulma: column sizes](https://bulma.io/documentation/columns/sizes/)
 */
export function Column<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ColumnProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'column', modifiers)} />;
}
