// The DOM as the user sees it, in which a shadow tree is a part of the page.

/** The element that has the focus. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The element around another one: for the top of a shadow tree, its host. */
export const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** Whether an element is another one or stands in it. */
export function holds(outer: Element | null, inner: Element | null): boolean {
  if (!outer || !inner) return false;
  return outer === inner || holds(outer, parentOf(inner));
}

/** The element of an id in the same tree as another one. */
export const withId = (id: string, near: Element) =>
  (near.getRootNode() as Document | ShadowRoot).getElementById(id);
