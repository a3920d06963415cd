import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a component that always renders `Element`: its own, then whatever else the element takes. */
export type ElementProps<Element extends ElementType, Props> = Props &
  Omit<ComponentPropsWithRef<Element>, keyof Props>;

/** The props of a component that renders `Element`, which the caller may choose: its own, `as`, then the element's. */
export type PolymorphicProps<Element extends ElementType, Props> = ElementProps<
  Element,
  Props & { as?: Element }
>;
