import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Box}. */
export interface BoxProps extends BulmaClassesProps {}

/**
 * A container with padding, rounded corners and a shadow.
 *
 * As a link (`as="a"`), it reacts to hover, focus and clicks.
 *
 * @see [Bulma: box](https://bulma.io/documentation/elements/box/)
 */
export function Box<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', BoxProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'box')} />;
}
