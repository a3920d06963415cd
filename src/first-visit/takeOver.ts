import { flushSync } from 'react-dom';
import type { Early } from './presses.ts';
import { loadWhole } from '../routing/whole.ts';
import { restore } from './fields.ts';

type Press = Early['presses'][number];

/** Whether a click opens a closed category of the sidebar, whose items are known only from the whole tables. */
const opensCategory = ({ event: { target } }: Press) => {
  const item = target instanceof Element && target.closest('.menu__list-item');
  return item && !item.querySelector('ul');
};

/** The element that replaces one that React has re-created. */
function successorAt(place: readonly number[]): Element | undefined {
  let element: Element | undefined = document.documentElement;
  for (const index of place) element = element?.children[index];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element;
}

function repeat({ event, place }: Press) {
  const { target, type } = event;
  const isThere = target instanceof Element && target.isConnected;
  // The original event stays prevented, so a new one is needed.
  const Kind = event.constructor as typeof Event;
  (isThere ? target : successorAt(place))?.dispatchEvent(new Kind(type, event));
}

function hover(target: EventTarget | null | undefined) {
  if (target instanceof Element && target.matches(':hover')) {
    target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}

/** Replaces the menu of `src/first-visit` with React's menu, which a repeated click has opened, in the same state. */
function replaceMenu(focused: Element | null) {
  const [menu, early] = document.querySelectorAll<HTMLElement>('.theme-layout-navbar-sidebar');
  if (!menu || !early) return;
  if (!early.querySelector('.navbar-sidebar__back')) {
    flushSync(() => menu.querySelector<HTMLElement>('.navbar-sidebar__back')?.click());
  }
  for (const animation of menu.getAnimations()) animation.finish();
  const isSame = ({ textContent }: Element) => textContent === focused?.textContent;
  const controls = [...menu.querySelectorAll<HTMLElement>('a, button')];
  if (early.contains(focused)) controls.find(isSame)?.focus();
  early.remove();
}

/** Tells React, once, what the user did before hydration. */
export async function takeOver() {
  // Without it, the category shows the items that are known.
  if (window.early?.presses.some(opensCategory)) await loadWhole().catch(() => {});
  const { early } = window;
  if (!early) return;
  const focused = document.activeElement;
  delete window.early;
  // From now on, links fetch the code of a page instead of its HTML.
  document.querySelector('script[type=speculationrules]')?.remove();
  early.fields.forEach((value, field) => restore(field, value));
  // One by one and in order, because each may depend on the changes of the one before.
  for (const press of early.presses) flushSync(() => repeat(press));
  hover(early.hovered);
  replaceMenu(focused);
}
