import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Footer}. */
export interface FooterProps extends BulmaClassesProps {}

/**
 * The footer of a page or section, for links and copyright notices.
 *
 * @see [Bulma: footer](https://bulma.io/documentation/layout/footer/)
 */
export function Footer<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'footer', FooterProps, Element>) {
  const Root: ElementType = as ?? 'footer';
  return <Root {...useBulmaClasses(props, 'footer')} />;
}
