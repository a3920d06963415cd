import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Container}. */
export interface ContainerProps extends BulmaClassesProps {
  /** Takes the full width on every screen, with a gap of 32 px on either side. */
  fluid?: boolean | undefined;
  /** Takes the full width up to the widescreen breakpoint. */
  widescreen?: boolean | undefined;
  /** Takes the full width up to the fullhd breakpoint. */
  fullhd?: boolean | undefined;
  /** Prevents the container from growing wider than at this breakpoint. */
  max?: 'tablet' | 'desktop' | 'widescreen' | undefined;
}

const modifiers = {
  fluid: 'is-fluid',
  widescreen: 'is-widescreen',
  fullhd: 'is-fullhd',
  max: 'is-max',
} satisfies OwnModifiers<ContainerProps>;

/**
 * A container that centers its content and limits its width, on desktop and wider screens.
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
