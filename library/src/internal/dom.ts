// The DOM as the user sees it, with shadow trees as a part of the page.

/** The element that has the focus in a document. */
export function focusedElement(page: Document = document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether an element is visible. Not by its boxes, because jsdom, in which users test their apps, has no layout. */
export const isVisible = (element: Element) =>
  getComputedStyle(element).visibility !== 'hidden' &&
  pathOf(element).every((part) => getComputedStyle(part).display !== 'none');

/** Whether the focus is nowhere, or on something that isn't visible anymore, which browsers notice late. */
export const isLost = (focused: Element | null) =>
  // The areas of an image map are never visible, but their map is.
  !focused || focused.matches('body') || !isVisible(focused.closest('map') ?? focused);

/** Moves the focus to an element, and returns whether it took it: none does that is disabled, hidden or inert. */
export function tryFocus(element: Element | null | undefined, options?: FocusOptions): boolean {
  // Not `instanceof`, because each window has its own classes.
  (element as HTMLElement | null | undefined)?.focus?.(options);
  return !!element && focusedElement(element.ownerDocument) === element && !isLost(element);
}

/** The edges of something in the window. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The parent of an element. At the top of a shadow tree, it is the host. */
export const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** An element and all that are around it, the nearest first. */
export function pathOf(element: Element | null): Element[] {
  return element ? [element, ...pathOf(parentOf(element))] : [];
}

/**
 * An element and all that are inside it, in the order of the page: shadow trees with what is in their slots, unless Tab
 * skips the whole tree.
 */
export function allIn(element: Element): HTMLElement[] {
  if (element.shadowRoot && element.matches('[tabindex="-1"]')) return [];
  const slotted = (element as Partial<HTMLSlotElement>).assignedElements?.({ flatten: true });
  const inside = slotted ?? [...(element.shadowRoot ?? element).children];
  return [element as HTMLElement, ...inside.flatMap(allIn)];
}

/** Whether an ancestor of an element clips the part of a box, by default its own, that is outside the ancestor. */
export function isCutOff(element: Element, box: Box = element.getBoundingClientRect()): boolean {
  const parent = parentOf(element);
  if (!parent || parent === parent.ownerDocument.body) return false;
  const around = parent.getBoundingClientRect();
  const isOutside =
    box.top < around.top ||
    box.left < around.left ||
    box.bottom > around.bottom ||
    box.right > around.right;
  return (isOutside && getComputedStyle(parent).overflow !== 'visible') || isCutOff(parent, box);
}

/** Whether `inner` is `outer` or inside it. */
export const holds = (outer: Element | null, inner: Element | null): boolean =>
  !!outer && pathOf(inner).includes(outer);

/** The element with an id in the same tree as another element. */
export const withId = (id: string, near: Element) =>
  (near.getRootNode() as Document | ShadowRoot).getElementById(id);
