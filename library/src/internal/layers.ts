import type { RefObject } from 'react';
import { focusedElement, holds, pathOf } from './dom.ts';
import { guardFocus } from './focusGuards.ts';
import { isolate } from './isolate.ts';

/** What had the focus before a modal opened. */
interface Step {
  /** The element, and what was around it: in the modal below, or else on the page. */
  path: Element[];
  layer: Layer;
}

/** Something open that the user can dismiss: a modal, a menu, or the menu of a navbar. */
export interface Layer {
  /** The element that is on the page now. */
  element: HTMLElement | null;
  /** The layer around it in React's tree, even if a portal puts it elsewhere on the page. */
  parent: Layer | null;
  isModal: boolean;
  /** How many layers had been opened before, including this one. 0 while it is closed. */
  order: number;
  /** The `z-index` that the element itself sets, which the order of modals replaces while it is open. */
  zIndex: string;
  /** Returns `false` if the app keeps it open. */
  dismiss: (reason: 'escape' | 'outside') => unknown;
  /** The events that React reported inside it, in its portals too. */
  inside: WeakSet<Event>;
  /** Where the focus of a modal came from, the newest first, with that of the modal below, which may close too. */
  steps: Step[];
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** What had the focus when the modal was last hidden, without being closed. */
  last?: Element | null;
}

/** What is open in one document, which exists only while something is. */
interface Page {
  /** The newest last. */
  layers: Layer[];
  /** The layer that was on top when the pointer was last pressed, until the click. */
  pressed?: Layer | undefined;
  heard: { event: Event; beside: Layer[] }[];
  /** The modal that was on top before React's current commit, if that closes it. */
  closed?: Layer | undefined;
  onOutside: (event: Event) => void;
  stop: AbortController;
}

const pages = new Map<Document, Page>();

/** Layers can open in one commit, and React runs the effects of the inner one first. */
const rankOf = ({ order, parent }: Layer): number =>
  Math.max(order, parent ? rankOf(parent) + 1e-6 : 0);

const isIn = (inner: Layer, outer: Layer): boolean =>
  inner.parent !== null && (inner.parent === outer || isIn(inner.parent, outer));

/** The open modals in a document, the newest last. */
const modalsIn = (page: Document) => pages.get(page)?.layers.filter(({ isModal }) => isModal) ?? [];

/** The newest open modal in a document. */
export const topModal = (page: Document): Layer | undefined => modalsIn(page).at(-1);

/** The modal that another one opens over, or replaces. */
export const modalBelow = (page: Document, upper: Layer): Layer | undefined =>
  [...modalsIn(page), pages.get(page)?.closed].filter((layer) => layer && layer !== upper).at(-1);

/** Whether the press that led to a click was one on the newest layer. A click by keyboard or code has no press. */
export function isPressedOnTop(layer: Layer | null): boolean {
  const page = layer?.element && pages.get(layer.element.ownerDocument);
  return (page?.pressed ?? page?.layers.at(-1)) === layer;
}

/**
 * The layers that a press outside is for: the newest one, and all that are next to it, as users expect of two menus, but
 * none around or below these, so a menu in a modal closes alone.
 */
function layersOnTop(layers: readonly Layer[]): Layer[] {
  const above = layers.slice(layers.map(({ isModal }) => isModal).lastIndexOf(true) + 1);
  return above.filter((layer) => !above.some((inner) => isIn(inner, layer)));
}

/** Whether the key is for an input method (IME), which also uses Escape. */
const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent) =>
  // Safari sends only the code 229, because it sends the key after the composition has ended.
  composing || keyCode === 229;

/**
 * What may use Escape itself: a search field, which the browser clears, or by WAI-ARIA what has an open popup, such as
 * the combobox of another library.
 */
const USERS = '[type=search], :is([role=combobox], [aria-haspopup])[aria-expanded=true]';

/** Watches what may use a key in a modal. Returns whether it did, which is known only afterwards. */
function watchUse({ layers }: Page, [target]: EventTarget[]): (() => boolean) | undefined {
  const { isModal, element } = layers.at(-1) ?? {};
  // Popups of the library are layers themselves.
  const user = isModal && (target as Element).closest?.<HTMLInputElement>(USERS);
  if (!user || !element?.contains(user)) return undefined;
  const state = () => user.isConnected && [user.getAttribute('aria-expanded'), user.value].join('');
  const before = state();
  return before ? () => state() !== before : undefined;
}

/** What the browser closes on Escape. Older ones don't know all of it, and ignore the rest in this list. */
const NATIVE = ':is(:modal, :popover-open:not([popover=manual]), select:open)';

/** What the browser may close at an event, also in the shadow tree from which that comes. */
function nativeAt(event: Event, page: Document): Element[] {
  const path = event.composedPath() as Element[];
  // The path ends with the document and the window, which match nothing.
  return [...page.querySelectorAll(NATIVE), ...path.filter((node) => node.matches?.(NATIVE))];
}

function judge({ heard, layers }: Page) {
  const outside = heard
    .splice(0)
    .flatMap(({ event, beside }) => beside.filter(({ inside }) => !inside.has(event)));
  new Set(outside).forEach((layer) => layers.includes(layer) && layer.dismiss('outside'));
}

function hear(page: Page, event: Event, path: EventTarget[]) {
  const beside = layersOnTop(page.layers).filter(
    ({ element }) => element && !path.includes(element),
  );
  page.heard.push({ event, beside });
  // React reports events in portals only after the document has received them, and a click also moves the focus.
  if (page.heard.length === 1) setTimeout(judge, 0, page);
}

/** The path of a press that this window doesn't receive, because it was in a frame or in the page around this one. */
function pathElsewhere(page: Document): EventTarget[] | undefined {
  const own = page.defaultView?.frameElement;
  const around = own?.ownerDocument;
  if (around?.hasFocus() && around.activeElement !== own) return [];
  const focused = focusedElement(page);
  return focused?.matches('iframe') ? pathOf(focused) : undefined;
}

function listen(to: Document, page: Page) {
  const { signal } = page.stop;
  let watched: ReturnType<typeof watchUse>;
  const onKeyCapture = (event: KeyboardEvent) => {
    // When the event has come up to the document, the popup may be closed.
    watched = watchUse(page, event.composedPath());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || event.defaultPrevented || isComposing(event))
      return;
    const top = page.layers.at(-1);
    const native = nativeAt(event, to);
    if (!top || native.some((element) => !holds(element, top.element))) return;
    const wasUsed = watched;
    if (wasUsed) return void setTimeout(() => wasUsed() || top.dismiss('escape'));
    // What the app keeps open also keeps a dialog of HTML around it.
    if (top.dismiss('escape') !== false || native.length) event.preventDefault();
  };
  const onBlur = (event: Event) => {
    // Only now is it known what has the focus instead.
    setTimeout(() => {
      const path = pathElsewhere(to);
      if (path) hear(page, event, path);
    });
  };
  to.addEventListener('keydown', onKeyCapture, { capture: true, signal });
  to.addEventListener('keydown', onKeyDown, { signal });
  // Uses the capture phase, so it works even if the page stops the event.
  to.addEventListener('pointerdown', page.onOutside, { capture: true, signal });
  to.addEventListener('click', () => void delete page.pressed, { signal });
  to.defaultView?.addEventListener('blur', onBlur, { signal });
}

function open(at: Document): Page {
  const page: Page = {
    layers: [],
    heard: [],
    stop: new AbortController(),
    onOutside: (event) => {
      if (event.type === 'pointerdown') page.pressed = page.layers.at(-1);
      hear(page, event, event.composedPath());
    },
  };
  pages.set(at, page);
  listen(at, page);
  return page;
}

/** Hears of the focus that moves on the page and within a shadow tree, which doesn't tell the document. */
function listenAround(element: Element, { onOutside, stop: { signal } }: Page) {
  for (const node of pathOf(element)) {
    node.getRootNode().addEventListener('focusin', onOutside, { capture: true, signal });
  }
}

const backgroundOf = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>(':scope > .modal-background');

function draw(element: HTMLElement, zIndex: string, visibility: string) {
  element.style.zIndex = zIndex;
  backgroundOf(element)?.style.setProperty('visibility', visibility);
}

/** Draws the newest modal over the others, whatever their order on the page, and only its background. */
function arrange(modals: readonly Layer[]) {
  const darkens = modals.filter(({ element }) => backgroundOf(element)).at(-1);
  let below = 0;
  for (const layer of modals) {
    const element = layer.element as HTMLElement;
    draw(element, layer.zIndex, layer === darkens ? '' : 'hidden');
    const own = Number(getComputedStyle(element).zIndex) || 0;
    if (below && own <= below) element.style.zIndex = String(below + 1);
    below = Math.max(own, below + 1);
  }
}

function update(page: Document) {
  const top = topModal(page)?.element;
  arrange(modalsIn(page));
  isolate(page, top);
  guardFocus(page, top);
}

/** Adds a layer to those that are open in its document, unless it is one of them. */
export function enter(layer: Layer, element: HTMLElement) {
  layer.element = element;
  const at = element.ownerDocument;
  const page = pages.get(at) ?? open(at);
  listenAround(element, page);
  layer.zIndex = element.style.zIndex;
  page.layers.push(layer);
  page.layers.sort((one, other) => rankOf(one) - rankOf(other));
  if (layer.isModal) update(at);
}

function tidy(at: Document) {
  const page = pages.get(at);
  delete page?.closed;
  if (!page || page.layers.length) return;
  page.stop.abort();
  pages.delete(at);
}

/** Removes a layer, with the element that it had when it entered. */
export function leave(layer: Layer, element: HTMLElement) {
  const at = element.ownerDocument;
  const page = pages.get(at);
  if (!page) return;
  if (topModal(at) === layer) page.closed = layer;
  page.layers = page.layers.filter((other) => other !== layer);
  if (layer.isModal) {
    draw(element, layer.zIndex, '');
    update(at);
  }
  // When React's commit is over, in which others may open.
  queueMicrotask(() => tidy(at));
}
