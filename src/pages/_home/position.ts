/** The position of an element below another: the index of each element on the way. */
export function placeIn(root: Element, element: Element): number[] {
  const parent = element.parentElement;
  if (element === root || !parent) return [];
  return [...placeIn(root, parent), [...parent.children].indexOf(element)];
}

/** The element at a position below another one. */
export function elementAt(root: Element, place: readonly number[]): HTMLElement | null {
  let element: Element | undefined = root;
  for (const index of place) element = element?.children[index];
  return element ? (element as HTMLElement) : null;
}
