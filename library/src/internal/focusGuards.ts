import { allIn, tryFocus } from './dom.ts';

const CANDIDATES =
  ':is(a,area)[href],button,input,select,textarea,summary,iframe,:is(audio,video)[controls],[contenteditable],[tabindex]';

const isSameGroup = (one: HTMLInputElement, other: HTMLInputElement) =>
  one.name === other.name && one.form === other.form;

/** Whether Tab skips a radio button, because another one of its group is checked. */
const isUnchecked = (element: HTMLElement, all: readonly HTMLElement[]) =>
  // Not `instanceof`, because each window has its own classes.
  element.matches('[type=radio]:not(:checked)') &&
  all.some(
    (other) =>
      other.matches('[type=radio]:checked') &&
      isSameGroup(other as HTMLInputElement, element as HTMLInputElement),
  );

/** Whether an element may scroll, so Tab may stop at it in some browsers, but the first focus doesn't go there. */
const mayScroll = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

/** After all positive ones, to which Tab goes first. */
const placeOf = (element: Element) => Number(element.getAttribute('tabindex')) || Infinity;

/** The tab stops in an element, in the order of Tab. */
function stopsIn(root: HTMLElement, withScrolling = false): HTMLElement[] {
  const [, ...inside] = allIn(root);
  const all = inside.filter(
    (element) => element.matches(CANDIDATES) || (withScrolling && mayScroll(element)),
  );
  return all
    .filter((element) => placeOf(element) >= 0 && !isUnchecked(element, all))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** Moves the focus to the first or last tab stop in an element, or to the element if it has none. */
export function focusEdge(
  root: HTMLElement,
  edge: 'first' | 'last',
  options?: FocusOptions,
  stops = stopsIn(root),
): boolean {
  if (edge === 'last') stops.reverse();
  // The browser knows best which elements are disabled, hidden or inert: they don't take the focus.
  return [...stops, root].some((stop) => tryFocus(stop, options));
}

/** The elements before and after the body that pass the focus on, while a modal is open in the document. */
interface Guards {
  modal?: HTMLElement | null | undefined;
  /**
   * Whether Tab was last pressed with Shift; unknown if another window, such as a frame, may have received a key since.
   */
  isBackward?: boolean | undefined;
  ends: [start: HTMLElement, end: HTMLElement];
}

const guardsOf = new WeakMap<Document, Guards>();

/** A guard that passes the focus to the modal: to its end if the user goes backward or, at the start, may do so. */
function makeGuard(page: Document, isStart: boolean) {
  const guard = page.createElement('span');
  guard.tabIndex = 0;
  guard.dataset.overModal = '';
  guard.style.position = 'fixed';
  guard.addEventListener('focus', () => {
    const { modal, isBackward = isStart } = guardsOf.get(page) ?? {};
    if (modal) focusEdge(modal, isBackward ? 'last' : 'first', {}, stopsIn(modal, true));
  });
  return guard;
}

function makeGuards(page: Document): Guards {
  const guards: Guards = { ends: [makeGuard(page, true), makeGuard(page, false)] };
  page.addEventListener(
    'keydown',
    ({ key, code, shiftKey }) => {
      // WebKit on Linux has no `key` for Shift+Tab, but it has the `code`.
      if (key === 'Tab' || code === 'Tab') guards.isBackward = shiftKey;
    },
    true,
  );
  page.defaultView?.addEventListener('blur', () => {
    guards.isBackward = undefined;
  });
  guardsOf.set(page, guards);
  return guards;
}

/**
 * Makes Tab go from the last element of a modal to the first, and Shift+Tab the other way. An element at each end of
 * the page passes the focus on, so the browser alone determines the tab order. Call it without a modal to stop.
 */
export function guardFocus(page: Document, modal: HTMLElement | null | undefined) {
  const guards = guardsOf.get(page) ?? makeGuards(page);
  const [start, end] = guards.ends;
  guards.modal = modal;
  if (!modal) return guards.ends.forEach((guard) => guard.remove());
  // Before all that has a positive `tabindex` too, if there is any.
  start.tabIndex = Math.min(1, stopsIn(modal)[0]?.tabIndex ?? 0);
  // Not in the body, where apps may add something before or after them that stays usable.
  page.body.before(start);
  page.body.after(end);
}
