import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Section}. */
export interface SectionProps extends BulmaClassesProps {
  /** Size of the space around the content, from the desktop breakpoint on. */
  size?: 'medium' | 'large' | undefined;
  /** Makes the section at least as tall as the window. */
  fullheight?: boolean | undefined;
}

const modifiers = {
  size: 'is',
  fullheight: 'is-fullheight',
} satisfies OwnModifiers<SectionProps>;

/**
 * A part of the page with space around its content, to divide the page into sections.
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
