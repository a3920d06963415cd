/** Answers presses that come before React takes over, and keeps what React has to know of. */
import { answer, pressTab, TAB } from './answers.ts';
import { copyNearestCode } from './copy.ts';
import { pressInMenu } from './menu.ts';

/** Keys that components listen to; others press a button, which is a click, or write. */
const KEYS = /^(Arrow|Page|Home$|End$|Escape$)/;

const FIELDS = 'input, select, textarea';

/** What the browser does by itself, and what the notice of `src/early` does. */
const NATIVE = `a[href]:not([role]), summary, label, #site-notice button, ${FIELDS}`;

export interface FieldState {
  /** The text of a field or the value of a choice, or whether a box is checked. */
  value: string | boolean;
  /** Start and end of what is selected in a text. */
  selection?: [number | null, number | null];
}

/** What happened before React took over. */
export interface Early {
  /** Clicks and keys, in the order in which they came, with the place of what was pressed. */
  presses: { event: Event; place: number[] }[];
  /** Fields that were changed, with what they are to hold. */
  fields: Map<Element, FieldState>;
  /** What the pointer is over. */
  hovered?: EventTarget | null;
}

declare global {
  interface Window {
    /** Gone as soon as `src/theme/Root` has passed it on to React. */
    early?: Early;
  }
}

/** Where an element is, from the root of the page: React makes some elements anew, in the same place. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

function keep(event: Event) {
  // If React hydrates just now, it would take the event too, and it would happen twice.
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

function onKey(event: KeyboardEvent) {
  const target = event.target as Element;
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
  // Hydration puts back the old value, and the selection to its end.
  if (field && field.value === value) field.selection = [selectionStart, selectionEnd];
}

function onHover({ target }: Event) {
  if (window.early) window.early.hovered = target;
}

/** Starts to listen. */
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
