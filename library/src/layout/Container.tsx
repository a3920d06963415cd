import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Container}. */
export interface ContainerProps extends BulmaClassesProps {
  /** Takes the whole width at every width, with a gap of 32 px on either side. */
  fluid?: boolean | undefined;
  /** Takes the whole width until the widescreen breakpoint. */
  widescreen?: boolean | undefined;
  /** Takes the whole width until the fullhd breakpoint. */
  fullhd?: boolean | undefined;
  /** Keeps the container from growing wider than at this breakpoint. */
  max?: 'tablet' | 'desktop' | 'widescreen' | undefined;
}

const modifiers = {
  fluid: 'is-fluid',
  widescreen: 'is-widescreen',
  fullhd: 'is-fullhd',
  max: 'is-max',
} satisfies OwnModifiers<ContainerProps>;

/**
 * Centres its content and limits the width of it, from the desktop breakpoint on.
 *
 * @see [Bulma: container](https://bulma.io/documentation/layout/container/)
 */
export function Container<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ContainerProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'container', modifiers)} />;
}
