'use client';

import type { ComponentPropsWithRef } from 'react';
import { useBothRefs } from './useElement.ts';

function contain(element: HTMLElement | null) {
  if (element && getComputedStyle(element).position === 'static') {
    element.style.position = 'relative';
  }
}

/**
 * A `div` that scrolls. It contains what is positioned inside it, such as text for screen readers only, which would
 * scroll the page otherwise. It is a separate component, because server components have no refs.
 */
export const ScrollBox = ({ ref, ...props }: ComponentPropsWithRef<'div'>) => (
  <div {...props} ref={useBothRefs(ref, contain)} />
);
