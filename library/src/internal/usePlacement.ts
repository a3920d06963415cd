import { useLayoutEffect, useState } from 'react';
import { parentOf } from './dom.ts';

/** The side of the button on which a menu opens, and the edge that it is aligned with. */
export interface Placement {
  up: boolean;
  right: boolean;
}

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const MENU = '.dropdown-menu';

/** Whether to use the other side: the preferred side has too little room, and the other one has more. */
const flips = (length: number, wanted: number, other: number) => length > wanted && other > wanted;

function placementOf(
  root: Element,
  button: Box,
  { width, height }: DOMRect,
  wanted: Placement,
): Placement {
  const { clientWidth, clientHeight } = root.ownerDocument.documentElement;
  // If the button isn't visible, the room around it doesn't matter.
  if (button.bottom < 0 || button.top > clientHeight) return wanted;
  const above = button.top;
  const below = clientHeight - button.bottom;
  const toLeft = button.right;
  const toRight = clientWidth - button.left;
  return {
    up: wanted.up ? !flips(height, above, below) : flips(height, below, above),
    right: wanted.right ? !flips(width, toLeft, toRight) : flips(width, toRight, toLeft),
  };
}

function boxOf(button: Box, { width, height }: DOMRect, { up, right }: Placement): Box {
  const top = up ? button.top - height : button.bottom;
  const left = right ? button.right - width : button.left;
  return { top, left, bottom: top + height, right: left + width };
}

/** Whether an ancestor of an element clips the part of a box that is outside the ancestor. */
function isCutOff(element: Element, box: Box): boolean {
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

/** Positions a menu so the elements around it don't clip it. */
function fix(menu: HTMLElement, { top, left }: Box) {
  const { style } = menu;
  Object.assign(style, { position: 'fixed', inset: 'auto', top: `${top}px`, left: `${left}px` });
  // If an ancestor is transformed, the coordinates don't start at the corner of the window.
  const actual = menu.getBoundingClientRect();
  style.top = `${2 * top - actual.top}px`;
  style.left = `${2 * left - actual.left}px`;
}

const release = ({ style }: HTMLElement) =>
  Object.assign(style, { position: '', inset: '', top: '', left: '' });

/** Where a menu opens so that all of it is visible: on the preferred side, if there is room. */
export function usePlacement(
  shown: boolean,
  root: HTMLElement | null,
  up = false,
  right = false,
): Placement {
  const [placement, setPlacement] = useState<Placement>({ up, right });

  useLayoutEffect(() => {
    const menu = root?.querySelector<HTMLElement>(MENU);
    if (!shown || !menu || !root) return;
    const place = () => {
      release(menu);
      // Without Bulma's styles, the menu is part of the text flow.
      if (getComputedStyle(menu).position !== 'absolute') return;
      const at = root.getBoundingClientRect();
      const size = menu.getBoundingClientRect();
      const found = placementOf(root, at, size, { up, right });
      const box = boxOf(at, size, found);
      if (isCutOff(root, box)) fix(menu, box);
      setPlacement((known) =>
        known.up === found.up && known.right === found.right ? known : found,
      );
    };
    const aborter = new AbortController();
    place();
    const view = root.ownerDocument.defaultView;
    view?.addEventListener('resize', place, aborter);
    view?.addEventListener('scroll', place, { capture: true, signal: aborter.signal });
    return () => {
      aborter.abort();
      release(menu);
      setPlacement({ up, right });
    };
  }, [shown, root, up, right]);

  return shown ? placement : { up, right };
}
