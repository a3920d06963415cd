import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Responsive } from '../props/types.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps extends Omit<BulmaClassesProps, 'gap' | 'gapless'> {
  /** Puts the columns side by side on mobile too, not just on tablets and wider screens. */
  mobile?: boolean | undefined;
  /** Puts the columns side by side only on desktop and wider screens. */
  desktop?: boolean | undefined;
  /** Lets columns that don't fit wrap to the next row. */
  multiline?: boolean | undefined;
  /** Centers the columns in the row. */
  centered?: boolean | undefined;
  /** Centers the columns vertically in the row. */
  vcentered?: boolean | undefined;
  /** Removes the gap between the columns. */
  gapless?: boolean | undefined;
  /** Gap between the columns in steps of half a rem, optionally per breakpoint; 3 if you omit it. */
  gap?: Responsive<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8> | undefined;
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
 * A row of columns that share its width, side by side on tablets and wider screens and stacked on mobile.
 *
 * Its children are `Column`s. You can nest `Columns` in a column.
 *
 * @see [Bulma: columns](https://bulma.io/documentation/columns/basics/)
 */
export function Columns<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ColumnsProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'columns', modifiers)} />;
}
