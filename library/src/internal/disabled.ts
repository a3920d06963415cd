import type { AriaAttributes, SyntheticEvent } from 'react';

function doNothing(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether an element says that it is disabled, and still can take the focus. */
export const isAriaDisabled = (props: object) =>
  String((props as AriaAttributes)['aria-disabled']) === 'true';

/** The same of an element on the page. */
export const isOff = (element: Element) => element.matches('[aria-disabled=true]');

/** Handlers for an element that keeps the focus but does nothing: a link isn't followed, not even in a new tab. */
export const inactive = { onClick: doNothing, onAuxClick: doNothing };

/** These handlers, if an element says that it is disabled. */
export const inactiveIf = (props: object) => isAriaDisabled(props) && inactive;
