import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';

/** Props of {@link Section}. */
export interface SectionProps extends BulmaClassesProps {
  /** Size of the space around the content, from the desktop breakpoint on. */
  size?: 'medium' | 'large';
  /** Makes the section at least as tall as the window. */
  fullheight?: boolean;
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
export function Section<Element extends ElementType = 'section'>({
  as,
  ...props
}: PolymorphicProps<Element, SectionProps>) {
  const Root: ElementType = as ?? 'section';
  return <Root {...useBulmaClasses(props, 'section', modifiers)} />;
}
