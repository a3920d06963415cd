'use client';

import type { ElementType } from 'react';
import { inactiveIf } from './disabled.ts';

interface WithAriaDisabledProps {
  as: ElementType;
  attributes: object;
}

/** What does nothing while it has `aria-disabled`: a separate component, because server components set no handlers. */
export const WithAriaDisabled = ({ as: Root, attributes }: WithAriaDisabledProps) => (
  <Root {...attributes} {...inactiveIf(attributes)} />
);
