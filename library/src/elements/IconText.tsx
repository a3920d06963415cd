import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link IconText}. */
export interface IconTextProps extends BulmaClassesProps {}

/**
 * One or more icons with text beside them, in a line of text or, as a `<div>`, in a line of its own.
 *
 * Put each piece of text into a `<span>`, so that it stays whole if it has elements in it.
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
