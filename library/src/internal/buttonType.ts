import type { ElementType } from 'react';

/** The `type` of an element that may be a button: without one, a `<button>` in a form would submit it. */
export const buttonType = (element: ElementType) => (element === 'button' ? 'button' : undefined);
