import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Section}. */
export interface SectionProps extends BulmaClassesProps {
  /** Size of the space around the content, on desktop and wider screens. */
  size?: 'medium' | 'large' | undefined;
  /** Makes the section at least as tall as the window. */
  fullheight?: boolean | undefined;
}

const modifiers = {
  size: 'is',
  fullheight: 'is-fullheight',
} satisfies OwnModifiers<SectionProps>;

/**
 * A section of the page, with space around its content.
 *
 * @see [Bulma: section](https://bulma.io/documentation/layout/section/)
 */
export function Section<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'section', SectionProps, Element>) {
  const Root: ElementType = as ?? 'section';
  return <Root {...useBulmaClasses(props, 'section', modifiers)} />;
}
