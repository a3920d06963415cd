import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';
import type { Responsive } from '../props/types.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps extends Omit<BulmaClassesProps, 'gap' | 'gapless'> {
  /** Side by side on mobile too, instead of from tablet on: `is-mobile`. */
  mobile?: boolean;
  /** Side by side from desktop on only: `is-desktop`. */
  desktop?: boolean;
  /** Columns that do not fit go to the next row: `is-multiline`. */
  multiline?: boolean;
  /** Columns stand in the middle of the row: `is-centered`. */
  centered?: boolean;
  /** Columns are aligned to their vertical middle: `is-vcentered`. */
  vcentered?: boolean;
  /** No gap between the columns: `is-gapless`. */
  gapless?: boolean;
  /** Gap between the columns in steps of half a rem, 3 if not given, per breakpoint if you like: `is-{value}`. */
  gap?: Responsive<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>;
}

const modifiers = {
  mobile: 'is-mobile',
  desktop: 'is-desktop',
  multiline: 'is-multiline',
  centered: 'is-centered',
  vcentered: 'is-vcentered',
  gapless: 'is-gapless',
  gap: 'is',
} satisfies OwnModifiers<ColumnsProps> & Record<'gap' | 'gapless', string>;

/**
 * A row of columns that share its width, side by side from tablet on and stacked below that.
 *
 * Its children are `Column`s. A column may hold `Columns` of its own.
 *
 * @see [Bulma: columns](https://bulma.io/documentation/columns/basics/)
 */
export function Columns<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, ColumnsProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'columns', modifiers)} />;
}
