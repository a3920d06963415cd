import { focusedElement } from './shadow.ts';

const CANDIDATES = [
  ':is(a,area)[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'iframe',
  ':is(audio,video)[controls]',
  '[contenteditable]',
  '[tabindex]',
].join();

const isOutOfOrder = (element: Element) => Number(element.getAttribute('tabindex')) < 0;

/** Whether Tab passes by a radio button, since another one of its group is checked. */
const isUnchecked = (element: Element, all: readonly Element[]) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  all.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.checked &&
      other.name === element.name &&
      other.form === element.form,
  );

/** Moves the focus to the first or the last element of a modal that Tab stops at, or to the modal if there is none. */
export function focusEdge(modal: HTMLElement, edge: 'first' | 'last') {
  const all = [...modal.querySelectorAll<HTMLElement>(CANDIDATES)];
  const stops = all.filter((element) => !isOutOfOrder(element) && !isUnchecked(element, all));
  if (edge === 'last') stops.reverse();
  // The browser knows best what is disabled, hidden or inert: that does not take the focus.
  const taken = stops.some((element) => {
    element.focus();
    return focusedElement() === element;
  });
  if (!taken) modal.focus();
}

let guarded: HTMLElement | undefined;
/** Whether Tab was last pressed with Shift, unless another window, a frame for instance, may have heard it since. */
let isBackward: boolean | undefined;
let guards: HTMLElement[] = [];

function makeGuard(onFocus: () => 'first' | 'last') {
  const guard = document.createElement('span');
  guard.tabIndex = 0;
  guard.dataset.overModal = '';
  guard.style.position = 'fixed';
  guard.addEventListener('focus', () => guarded && focusEdge(guarded, onFocus()));
  return guard;
}

function watchTab() {
  document.addEventListener(
    'keydown',
    ({ key, code, shiftKey }) => {
      // WebKit on Linux has no name for Tab with Shift, but knows the place of the key.
      if (key === 'Tab' || code === 'Tab') isBackward = shiftKey;
    },
    true,
  );
  window.addEventListener('blur', () => {
    isBackward = undefined;
  });
}

function makeGuards() {
  watchTab();
  return [
    makeGuard(() => (isBackward === false ? 'first' : 'last')),
    makeGuard(() => (isBackward === true ? 'last' : 'first')),
  ];
}

/**
 * Leads Tab from the last element of a modal to the first and Shift+Tab the other way, with an element at each end of the
 * page that passes the focus on: so the browser alone says what comes after what. Without a modal, ends that.
 */
export function guardFocus(modal: HTMLElement | undefined) {
  guarded = modal;
  if (!modal) return guards.forEach((guard) => guard.remove());
  if (!guards.length) guards = makeGuards();
  const [start, end] = guards as [HTMLElement, HTMLElement];
  document.body.prepend(start);
  document.body.append(end);
}
