import type { ElementType } from 'react';

/** The `type` of an element that may be a button. Without one, a `<button>` in a form submits it. */
export const buttonType = (element: ElementType) => (element === 'button' ? 'button' : undefined);
