import type { Responsive } from './types.ts';

/** Visibility props, from [Bulma's visibility helpers](https://bulma.io/documentation/helpers/visibility-helpers/). */
export interface VisibilityProps {
  /** Display mode, optionally per breakpoint. `'hidden'` hides the element. */
  display?:
    | Responsive<'block' | 'flex' | 'inline' | 'inline-block' | 'inline-flex' | 'grid' | 'hidden'>
    | undefined;
  /** Hides the element but keeps its space, optionally per breakpoint. */
  invisible?: Responsive<boolean> | undefined;
  /** Shows the element to screen readers only. */
  srOnly?: boolean | undefined;
  /** Shows a pulsing placeholder instead of the element, while its content loads. */
  skeleton?: boolean | undefined;
  /** Shows a pulsing placeholder over the text inside the element, while it loads. */
  hasSkeleton?: boolean | undefined;
}

export const visibilityModifiers = {
  display: 'is',
  invisible: 'is-invisible',
  srOnly: 'is-sr-only',
  skeleton: 'is-skeleton',
  hasSkeleton: 'has-skeleton',
} as const satisfies Record<keyof VisibilityProps, string>;
