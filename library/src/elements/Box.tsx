import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';

/** Props of {@link Box}. */
export interface BoxProps extends BulmaClassesProps {}

/**
 * A container with padding, rounded corners and a shadow; as a link it reacts to the pointer.
 *
 * @see [Bulma: box](https://bulma.io/documentation/elements/box/)
 */
export function Box<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, BoxProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'box')} />;
}
