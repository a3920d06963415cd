import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link IconText}. */
export interface IconTextProps extends BulmaClassesProps {}

/**
 * One or more icons with text next to them, inline or, with `as="div"`, on a separate line.
 *
 * Wrap each piece of text in a `<span>`, so it stays in one piece if it contains elements.
 *
 * @see [Bulma: icon text](https://bulma.io/documentation/elements/icon/#icon-text)
 */
export function IconText<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'span', IconTextProps, Element>) {
  const Root: ElementType = as ?? 'span';
  return <Root {...useBulmaClasses(props, 'icon-text')} />;
}
