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

/** Whether Tab skips a radio button, because another one of its group is checked. */
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

/** Moves the focus to the first or last tab stop of a modal, or to the modal if it has none. */
export function focusEdge(modal: HTMLElement, edge: 'first' | 'last') {
  const all = [...modal.querySelectorAll<HTMLElement>(CANDIDATES)];
  const stops = all.filter((element) => !isOutOfOrder(element) && !isUnchecked(element, all));
  if (edge === 'last') stops.reverse();
  // The browser knows best which elements are disabled, hidden or inert: they don't take the focus.
  const taken = stops.some((element) => {
    element.focus();
    return focusedElement() === element;
  });
  if (!taken) modal.focus();
}

let guarded: HTMLElement | undefined;
/**
 * Whether Tab was last pressed with Shift; unknown if another window, such as a frame, may have received a key since.
 */
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
      // WebKit on Linux has no `key` for Shift+Tab, but it has the `code`.
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
 * Makes Tab go from the last element of a modal to the first, and Shift+Tab the other way. An element at each end of
 * the page passes the focus on, so the browser alone determines the tab order. Call it without a modal to stop.
 */
export function guardFocus(modal: HTMLElement | undefined) {
  guarded = modal;
  if (!modal) return guards.forEach((guard) => guard.remove());
  if (!guards.length) guards = makeGuards();
  const [start, end] = guards as [HTMLElement, HTMLElement];
  document.body.prepend(start);
  document.body.append(end);
}
