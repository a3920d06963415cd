import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { focusedElement, holds, isLost, pathOf, tryFocus } from './dom.ts';
import { focusEdge } from './focusGuards.ts';
import { focusOnce, keepFocus } from './keepFocus.ts';
import { modalBelow, topModal, type Layer } from './layers.ts';

function remember(layer: Layer, page: Document) {
  const below = modalBelow(page, layer);
  const path = pathOf(focusedElement(page));
  const end = path.findIndex((element) => element === below?.element || element === page.body);
  // In a wizard, the modal below may be the next step of this one, whose controls lead nowhere then.
  const left = below?.steps.filter(
    ({ path: [element] }) => element?.isConnected && !holds(layer.element, element),
  );
  layer.steps = [{ path: path.slice(0, Math.max(end, 0)), layer }, ...(left ?? [])];
}

/** Whether what scrolls in a modal hides an element. The modal itself doesn't count, because its content may slide in. */
function isTooFarDown(element: Element, modal: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  const path = pathOf(element);
  return path.slice(1, path.indexOf(modal)).some((around) => {
    const box = around.getBoundingClientRect();
    const isOutside = top < box.top || bottom > box.bottom;
    return isOutside && getComputedStyle(around).overflow !== 'visible';
  });
}

/** Moves the focus into a modal, which begins at its top even if its first control is far below. */
function takeFocus(modal: HTMLElement, { last, initialFocus }: Layer) {
  const target = last ?? initialFocus?.current;
  const focused = focusedElement(modal.ownerDocument);
  if ((holds(modal, focused) && !isLost(focused)) || tryFocus(target)) return;
  const stay = { preventScroll: true };
  focusEdge(modal, 'first', stay);
  const first = focusedElement(modal.ownerDocument);
  if (first && isTooFarDown(first, modal)) modal.focus(stay);
}

/**
 * Returns the focus after a modal. If what had it before is gone or was in another modal that closed too, it goes to
 * what had it before that, then to the modal below, and at last to a control near what is gone.
 */
function giveBack(layer: Layer, modal: HTMLElement) {
  const page = modal.ownerDocument;
  const focused = focusedElement(page);
  if (!holds(modal, focused) && !isLost(focused)) return;
  const { steps } = layer;
  const isBack = steps.some(
    ({ path, layer: { finalFocus } }) => tryFocus(finalFocus?.current) || tryFocus(path[0]),
  );
  if (isBack) return;
  const top = topModal(page);
  if (top?.element) return takeFocus(top.element, top);
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
  { initialFocus, finalFocus }: Pick<Layer, 'initialFocus' | 'finalFocus'>,
) {
  // Before React focuses an element that has `autoFocus`.
  useInsertionEffect(() => {
    Object.assign(layer, { last: null });
    if (open) remember(layer, layer.element?.ownerDocument ?? document);
  }, [open, layer]);

  useLayoutEffect(() => {
    if (!open || !modal) return;
    const focused = focusedElement(modal.ownerDocument);
    // The modal may have been prepared out of sight, or be in another document.
    if (!holds(modal, focused) && !isLost(focused)) remember(layer, modal.ownerDocument);
    // When `<Suspense>` shows it again, only these effects run.
    if (layer.last) takeFocus(modal, layer);
    return () => {
      const last = focusedElement(modal.ownerDocument);
      if (holds(modal, last)) Object.assign(layer, { last });
    };
  }, [open, layer, modal]);

  useEffect(() => {
    Object.assign(layer, { initialFocus, finalFocus });
  });
  useEffect(() => {
    if (!open || !modal) return;
    takeFocus(modal, layer);
    const stopKeeping = keepFocus(modal);
    return () => {
      stopKeeping();
      giveBack(layer, modal);
    };
  }, [open, layer, modal]);
}
