import { flushSync } from 'react-dom';
import { elementAt } from '../browser/position.ts';
import type { Early } from './presses.ts';
import { restore } from './fields.ts';

type Press = Early['presses'][number];

/** The element that replaces one that React has re-created. */
function successorAt(place: readonly number[]): Element | null {
  const element = elementAt(document.documentElement, place);
  element?.focus({ preventScroll: true });
  return element;
}

/** By the target of a key: the element to which repeating that key moved the focus, and which gets the next keys. */
const heirs = new Map<EventTarget | null, Element | null>();

function repeat({ event, place }: Press) {
  const { target, type } = event;
  const isThere = target instanceof Element && target.isConnected;
  const heir = event instanceof KeyboardEvent ? heirs.get(target) : undefined;
  const receiver = heir ?? (isThere ? target : successorAt(place));
  // The layout may have changed with the width of the window.
  if (!receiver?.getClientRects().length) return;
  const focused = document.activeElement;
  // The original event stays prevented, so a new one is needed.
  const Kind = event.constructor as typeof Event;
  receiver.dispatchEvent(new Kind(type, event));
  if (document.activeElement !== focused) heirs.set(target, document.activeElement);
}

function hover(target: EventTarget | null | undefined) {
  if (target instanceof Element && target.matches(':hover')) {
    target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}

/** Tells React, once, what the user did before hydration. */
export function takeOver() {
  const { early } = window;
  if (!early) return;
  delete window.early;
  // From now on, links fetch the code of a page instead of its HTML.
  document.querySelector('script[type=speculationrules]')?.remove();
  early.fields.forEach((value, field) => restore(field, value));
  // One by one and in order, because each may depend on the changes of the one before.
  for (const press of early.presses) flushSync(() => repeat(press));
  hover(early.hovered);
  // The navbar leaves when the user scrolls down.
  if (early.top !== undefined && window.scrollY > early.top)
    window.dispatchEvent(new Event('scroll'));
}
