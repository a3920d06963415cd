import { isVisible } from './dom.ts';

/** The elements in `root` between which the arrow keys can move: not the ones that are disabled or hidden. */
export const itemsOf = (root: Element | null, selector: string) =>
  [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (item) => !item.matches(':disabled') && isVisible(item),
  );
