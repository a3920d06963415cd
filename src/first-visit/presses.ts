/** Handles clicks and keys before hydration, and stores those that React has to repeat. */
import { answer, pressTab, TAB } from './answers.ts';
import { copyNearestCode } from './copy.ts';
import { pressInMenu } from './menu.ts';

/** Keys that components listen to. Others click a button or type text. */
const KEYS = /^(Arrow|Page|Home$|End$|Escape$)/;

const FIELDS = 'input, select, textarea';

/** Elements that the browser handles by itself, and the notice of `src/first-visit`. */
const NATIVE = `a[href]:not([role], .search-link), summary, label, #site-notice button, ${FIELDS}`;

export interface FieldState {
  /** The text of a field, the value of an option, or whether a box is checked. */
  value: string | boolean;
  /** Start and end of the selection in a text. */
  selection?: [number | null, number | null];
}

/** What the user did before hydration. */
export interface Early {
  /** Clicks and keys, in order, with the position of their target. */
  presses: { event: Event; place: number[] }[];
  /** Fields that were changed, with their new state. */
  fields: Map<Element, FieldState>;
  /** The element under the pointer. */
  hovered?: EventTarget | null;
}

declare global {
  interface Window {
    /** Removed as soon as `src/theme/Root` has passed it on to React. */
    early?: Early;
  }
}

/** The position of an element in the page. React re-creates some elements at the same position. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

function keep(event: Event) {
  // If React is hydrating now, it would handle the event too, so it would happen twice.
  event.stopImmediatePropagation();
  window.early?.presses.push({ event, place: placeOf(event.target as Element) });
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const copyButton = target.closest('.copy-button');
  if (copyButton) void copyNearestCode(copyButton);
  if (copyButton || !window.early) return;
  const menu = target.closest<HTMLDialogElement>('#early-menu');
  if (menu) pressInMenu(menu, target);
  const result = answer(target);
  if (result === 'complete') event.stopImmediatePropagation();
  if (result === 'complete' || menu || (!result && target.closest(NATIVE))) return;
  event.preventDefault();
  keep(event);
}

/** Whether a key opens the search. */
function isForSearch({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element) {
  if (ctrlKey || metaKey) return key === 'k';
  return key === '/' && !altKey && !target.closest(`${FIELDS}, [contenteditable]`);
}

function onKey(event: KeyboardEvent) {
  const target = event.target as Element;
  if (isForSearch(event, target)) {
    event.preventDefault();
    document.querySelector<HTMLElement>('.search-link')?.click();
  }
  if (!window.early) return;
  if (target.matches(TAB)) pressTab(target as HTMLElement, event.key);
  else if (KEYS.test(event.key) && target.closest('button, [role]') && !target.matches(FIELDS))
    keep(event);
}

function onSubmit(event: Event) {
  if (!window.early) return;
  event.preventDefault();
  keep(event);
}

function onChange({ target }: Event) {
  const { type, checked, value } = target as HTMLInputElement;
  const isChecked = /^(checkbox|radio)$/.test(type);
  window.early?.fields.set(target as Element, { value: isChecked ? checked : value });
}

function onSelection() {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  const field = window.early?.fields.get(document.activeElement!);
  // Hydration restores the old value, and moves the selection to its end.
  if (field && field.value === value) field.selection = [selectionStart, selectionEnd];
}

function onHover({ target }: Event) {
  if (window.early) window.early.hovered = target;
}

/** Starts listening. */
export function keepPresses() {
  window.early = { presses: [], fields: new Map() };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onChange, true);
  addEventListener('change', onChange, true);
  addEventListener('selectionchange', onSelection, true);
  addEventListener('pointerover', onHover, true);
}
