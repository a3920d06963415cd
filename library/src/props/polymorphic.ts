import type { ComponentPropsWithRef, ElementType } from 'react';

/** `Omit` for each member of a union separately, so no member loses props that the others lack. */
type OmitEach<All, Names extends PropertyKey> = All extends unknown ? Omit<All, Names> : never;

/** The props of a component that always renders `Element`: its own, then those of the element. */
export type ElementProps<Element extends ElementType, Props> = Props &
  OmitEach<ComponentPropsWithRef<Element>, keyof Props>;

/**
 * The props of a component that renders `Default` unless you set `as`: its own, `as`, then those of the element.
 * `Element` is the type of `as`. If that can be anything, as in `ComponentProps<typeof Button>`, the props are those of
 * `Default`.
 */
export type PolymorphicProps<
  Default extends ElementType,
  Props,
  Element extends ElementType = ElementType,
> = ElementProps<
  ElementType extends Element ? Default : Element,
  Props & {
    /** The element or component to render instead. It determines which other props are available. */
    as?: Element | undefined;
  }
>;
