import { useLayoutEffect, useState, type RefObject } from 'react';
import { parentOf } from './shadow.ts';

/** On which side of its button a menu opens, and with which edge it is aligned. */
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

/** Whether something of a length goes to the other side: there is more room, and on the wanted side too little. */
const flips = (length: number, wanted: number, other: number) => length > wanted && other > wanted;

function placementOf(button: Box, { width, height }: DOMRect, wanted: Placement): Placement {
  const { clientWidth, clientHeight } = document.documentElement;
  // Of what is not in sight, the room tells nothing.
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

/** Whether an element around another one cuts off what of a box is outside it. */
function isCutOff(element: Element, box: Box): boolean {
  const parent = parentOf(element);
  if (!parent || parent === document.body) return false;
  const around = parent.getBoundingClientRect();
  const isOutside =
    box.top < around.top ||
    box.left < around.left ||
    box.bottom > around.bottom ||
    box.right > around.right;
  return (isOutside && getComputedStyle(parent).overflow !== 'visible') || isCutOff(parent, box);
}

/** Takes a menu out of the elements that would cut it off. */
function fix(menu: HTMLElement, { top, left }: Box) {
  const { style } = menu;
  Object.assign(style, { position: 'fixed', inset: 'auto', top: `${top}px`, left: `${left}px` });
  // Where an element around it is transformed, the coordinates do not start at the corner of the window.
  const actual = menu.getBoundingClientRect();
  style.top = `${2 * top - actual.top}px`;
  style.left = `${2 * left - actual.left}px`;
}

const release = ({ style }: HTMLElement) =>
  Object.assign(style, { position: '', inset: '', top: '', left: '' });

/** Where a shown menu opens, so that it is seen whole: as wanted, if there is room for that. */
export function usePlacement(
  shown: boolean,
  root: RefObject<HTMLElement | null>,
  up = false,
  right = false,
): Placement {
  const [placement, setPlacement] = useState<Placement>({ up, right });

  useLayoutEffect(() => {
    const menu = root.current?.querySelector<HTMLElement>(MENU);
    if (!shown || !menu || !root.current) return;
    const button = root.current;
    const place = () => {
      release(menu);
      // Without Bulma's styles it is a part of the text.
      if (getComputedStyle(menu).position !== 'absolute') return;
      const at = button.getBoundingClientRect();
      const size = menu.getBoundingClientRect();
      const found = placementOf(at, size, { up, right });
      const box = boxOf(at, size, found);
      if (isCutOff(button, box)) fix(menu, box);
      setPlacement((known) =>
        known.up === found.up && known.right === found.right ? known : found,
      );
    };
    const aborter = new AbortController();
    place();
    window.addEventListener('resize', place, aborter);
    window.addEventListener('scroll', place, { capture: true, signal: aborter.signal });
    return () => {
      aborter.abort();
      release(menu);
      setPlacement({ up, right });
    };
  }, [shown, root, up, right]);

  return shown ? placement : { up, right };
}
