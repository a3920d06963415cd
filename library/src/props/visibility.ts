import type { Responsive } from './types.ts';

/** What is shown and how, after [Bulma's visibility helpers](https://bulma.io/documentation/helpers/visibility-helpers/). */
export interface VisibilityProps {
  /** Display mode, per breakpoint if you like; `'hidden'` removes the element from view. */
  display?:
    | Responsive<'block' | 'flex' | 'inline' | 'inline-block' | 'inline-flex' | 'grid' | 'hidden'>
    | undefined;
  /** Hides the element and keeps its place, per breakpoint if you like. */
  invisible?: Responsive<boolean> | undefined;
  /** Shows the element to screen readers only. */
  srOnly?: boolean | undefined;
  /** Draws a pulsing placeholder in place of the element, while its content loads. */
  skeleton?: boolean | undefined;
  /** Draws a pulsing placeholder over the text inside the element, while it loads. */
  hasSkeleton?: boolean | undefined;
}

export const visibilityModifiers = {
  display: 'is',
  invisible: 'is-invisible',
  srOnly: 'is-sr-only',
  skeleton: 'is-skeleton',
  hasSkeleton: 'has-skeleton',
} as const satisfies Record<keyof VisibilityProps, string>;
