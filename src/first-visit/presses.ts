/** Holds back clicks and keys until React can handle them. */
import { placeIn } from '../browser/position.ts';
import { copyNearestCode } from './copy.ts';

/** Keys that components listen to. Others click a button or type text. */
const KEYS = /^(Arrow|Page|Home$|End$|Escape$)/;

/** Elements that Enter clicks, so the key itself needs no handler. */
const CLICKABLE = 'a, button';

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
  /** Clicks and keys, in order, with the position of their target, at which React re-creates some elements. */
  presses: { event: Event; place: number[] }[];
  /** Fields that were changed, with their new state. */
  fields: Map<Element, FieldState>;
  /** The element under the pointer. */
  hovered?: EventTarget | null;
  /** The scroll position at the first interaction, in pixels. */
  top?: number;
}

declare global {
  interface Window {
    /** Removed as soon as `src/theme/Root` has passed it on to React. */
    early?: Early;
  }
}

function keep(event: Event) {
  // If React is hydrating now, it would handle the event too, so it would happen twice.
  event.stopImmediatePropagation();
  window.early?.presses.push({ event, place: placeIn(event.target as Element) });
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const copyButton = target.closest('.copy-button');
  // Some browsers let a page copy only while they handle the click itself.
  if (copyButton) return void copyNearestCode(copyButton);
  if (!window.early || target.closest(NATIVE)) return;
  event.preventDefault();
  keep(event);
}

function onKey(event: KeyboardEvent) {
  const { key, target } = event as KeyboardEvent & { target: Element };
  if (!window.early || !target.closest('button, [role]') || target.matches(FIELDS)) return;
  if (KEYS.test(key) || (key === 'Enter' && !target.closest(CLICKABLE))) keep(event);
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

function onTouch() {
  if (window.early) window.early.top ??= window.scrollY;
}

export function keepPresses() {
  window.early = { presses: [], fields: new Map() };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onChange, true);
  addEventListener('change', onChange, true);
  addEventListener('selectionchange', onSelection, true);
  addEventListener('pointerover', onHover, true);
  for (const touch of ['keydown', 'pointerdown', 'touchstart', 'wheel'])
    addEventListener(touch, onTouch, { capture: true, passive: true });
}
