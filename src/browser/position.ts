/** The position of an element in the page, or below another one: the index of each element on the way. */
export function placeIn(element: Element, root?: Element): number[] {
  const parent = element.parentElement;
  return parent && element !== root
    ? [...placeIn(parent, root), [...parent.children].indexOf(element)]
    : [];
}

/** The element at a position below another one. */
export function elementAt(root: Element, place: readonly number[]): HTMLElement | null {
  let element: Element | undefined = root;
  for (const index of place) element = element?.children[index];
  return (element as HTMLElement | undefined) ?? null;
}
