import { useEffect, useInsertionEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { focusedElement, holds, isCutOff, isLost, pathOf, tryFocus } from './dom.ts';
import { focusEdge } from './focusGuards.ts';
import { topModal, type Layer } from './layers.ts';

type Target = RefObject<HTMLElement | null> | undefined;

/** What had the focus before a modal opened. */
interface Step {
  /** The element, and what was around it: in the modal below, or else on the page. */
  path: Element[];
  finalFocus: Target;
}

/** Where the focus of a modal comes from and goes to. */
interface Origin {
  /** The newest first, with those of the modal below, which may close too. */
  steps: Step[];
  initialFocus: Target;
  /** What had the focus when the modal was last hidden, without being closed. */
  inside: Element | null;
}

const origins = new WeakMap<Layer, Origin>();

function remember(layer: Layer, origin: Origin, page: Document) {
  const below = topModal(page, layer);
  const path = pathOf(focusedElement(page));
  const end = path.findIndex((element) => element === below?.element || element === page.body);
  const before = (below && origins.get(below)?.steps) ?? [];
  // In a wizard, the modal below may be the next step of this one, whose controls lead nowhere then.
  const left = before.filter(
    ({ path: [element] }) => element?.isConnected && !holds(layer.element, element),
  );
  const finalFocus = origin.steps[0]?.finalFocus;
  origin.steps = [{ path: path.slice(0, Math.max(end, 0)), finalFocus }, ...left];
}

/** Moves the focus into a modal, which begins at its top even if its first control is far below. */
function takeFocus(modal: HTMLElement, origin: Origin | undefined) {
  const target = origin?.inside ?? origin?.initialFocus?.current;
  const focused = focusedElement(modal.ownerDocument);
  if ((holds(modal, focused) && !isLost(focused)) || tryFocus(target)) return;
  const stay = { preventScroll: true };
  focusEdge(modal, 'first', stay);
  const first = focusedElement(modal.ownerDocument);
  if (first && isCutOff(first)) modal.focus(stay);
}

/** Moves the focus to an element that can't take it by itself, until the user moves on. */
function focusOnce(element: HTMLElement) {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/**
 * Returns the focus after a modal. If what had it before is gone or was in another modal that closed too, it goes to
 * what had it before that, then to the modal below, and at last to a control near what is gone.
 */
function giveBack(layer: Layer, modal: HTMLElement) {
  const page = modal.ownerDocument;
  const focused = focusedElement(page);
  if (!holds(modal, focused) && !isLost(focused)) return;
  const steps = origins.get(layer)?.steps ?? [];
  if (steps.some(({ path, finalFocus }) => tryFocus(finalFocus?.current) || tryFocus(path[0]))) {
    return;
  }
  const top = topModal(page);
  if (top?.element) return takeFocus(top.element, origins.get(top));
  const path = steps.at(-1)?.path ?? [];
  const left = path.filter((element) => element.isConnected) as HTMLElement[];
  if (!path.length || [...left, page.body].some((element) => focusEdge(element, 'first'))) return;
  if (left[0]) focusOnce(left[0]);
}

/** Moves the focus into a modal while it is `open`, and back afterwards. */
export function useModality(
  open: boolean,
  layer: Layer,
  modal: HTMLElement | null,
  initialFocus: Target,
  finalFocus: Target,
) {
  const [origin] = useState<Origin>(() => ({
    steps: [{ path: [], finalFocus }],
    initialFocus,
    inside: null,
  }));
  // Before React focuses an element that has `autoFocus`.
  useInsertionEffect(() => {
    origins.set(layer, origin);
    Object.assign(origin, { inside: null });
    if (open) remember(layer, origin, layer.element?.ownerDocument ?? document);
  }, [open, layer, origin]);
  useEffect(() => {
    Object.assign(origin, { initialFocus });
    Object.assign(origin.steps[0] ?? {}, { finalFocus });
  });

  useLayoutEffect(() => {
    if (!open || !modal) return;
    const focused = focusedElement(modal.ownerDocument);
    // The modal may have been prepared out of sight, or be in another document.
    if (!holds(modal, focused) && !isLost(focused)) {
      remember(layer, origin, modal.ownerDocument);
    }
  }, [open, layer, modal, origin]);

  useEffect(() => {
    if (!open || !modal) return;
    takeFocus(modal, origin);
    return () => {
      const focused = focusedElement(modal.ownerDocument);
      // React's Strict Mode runs this cleanup and the effect once more.
      if (holds(modal, focused)) Object.assign(origin, { inside: focused });
      giveBack(layer, modal);
    };
  }, [open, layer, modal, origin]);
}
