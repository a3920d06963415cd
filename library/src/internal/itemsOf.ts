import { pathOf } from './dom.ts';

// Not by the boxes of its layout, because jsdom has none, in which users test their apps.
const isVisible = (element: Element) =>
  getComputedStyle(element).visibility !== 'hidden' &&
  pathOf(element).every((part) => getComputedStyle(part).display !== 'none');

/** The elements in `root` between which the arrow keys can move: not the ones that are disabled or hidden. */
export const itemsOf = (root: Element | null, selector: string) =>
  [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (item) => !item.matches(':disabled') && isVisible(item),
  );
