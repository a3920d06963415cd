// The DOM as the user sees it, with shadow trees as a part of the page.

/** The element that has the focus. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The parent of an element. At the top of a shadow tree, it is the host. */
export const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** Whether `inner` is `outer` or inside it. */
export function holds(outer: Element | null, inner: Element | null): boolean {
  if (!outer || !inner) return false;
  return outer === inner || holds(outer, parentOf(inner));
}

/** The element with an id in the same tree as another element. */
export const withId = (id: string, near: Element) =>
  (near.getRootNode() as Document | ShadowRoot).getElementById(id);
