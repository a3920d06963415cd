import type { ComponentPropsWithRef, ElementType } from 'react';

/** `Omit` for each member of a union by itself, so that none loses what the others lack. */
type OmitEach<All, Names extends PropertyKey> = All extends unknown ? Omit<All, Names> : never;

/** The props of a component that always renders `Element`: its own, then whatever else the element takes. */
export type ElementProps<Element extends ElementType, Props> = Props &
  OmitEach<ComponentPropsWithRef<Element>, keyof Props>;

/**
 * The props of a component that renders `Default` unless `as` says otherwise: its own, `as`, then whatever else the
 * element takes. `Element` is the type of `as`. Where that may be anything, as in `ComponentProps<typeof Button>`, what
 * `Default` takes is taken.
 */
export type PolymorphicProps<
  Default extends ElementType,
  Props,
  Element extends ElementType = ElementType,
> = ElementProps<
  ElementType extends Element ? Default : Element,
  Props & {
    /** The element or component to render instead, which then decides what other props there are. */
    as?: Element | undefined;
  }
>;
