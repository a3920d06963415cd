import { useLayoutEffect, useState } from 'react';
import { isCutOff, type Box } from './dom.ts';

/** The side of the button on which a menu opens, and the edge that it is aligned with. */
export interface Placement {
  up: boolean;
  right: boolean;
}

interface Size {
  width: number;
  height: number;
}

const MENU = '.dropdown-menu, .navbar-dropdown';

/** Whether to use the side that isn't the usual one: the wanted one, unless it is too small and the other has more room. */
const isOther = (isWanted: boolean, length: number, usual: number, other: number) =>
  isWanted ? length <= other || usual <= other : length > usual && other > usual;

/** The room between a button and the edges of the window. */
const roomAround = (button: Box, { clientWidth, clientHeight }: Element): Box => ({
  top: button.top,
  bottom: clientHeight - button.bottom,
  left: button.right,
  right: clientWidth - button.left,
});

const placementOf = (room: Box, { width, height }: Size, wanted: Placement): Placement => ({
  up: isOther(wanted.up, height, room.bottom, room.top),
  right: isOther(wanted.right, width, room.right, room.left),
});

function boxOf(button: Box, { width, height }: Size, { up, right }: Placement): Box {
  const top = up ? button.top - height : button.bottom;
  const left = right ? button.right - width : button.left;
  return { top, left, bottom: top + height, right: left + width };
}

/** Positions a menu in the window, so the elements around it don't clip it. */
function fix(menu: HTMLElement, { width }: Size, { top, left }: Box) {
  const { style } = menu;
  Object.assign(style, {
    position: 'fixed',
    inset: 'auto',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    minWidth: '0',
  });
  // If an ancestor is transformed, the coordinates don't start at the corner of the window.
  const actual = menu.getBoundingClientRect();
  style.top = `${2 * top - actual.top}px`;
  style.left = `${2 * left - actual.left}px`;
}

/** The part of a menu that scrolls: without the shadow, which would be cut off. */
const scrollerOf = (menu: HTMLElement) =>
  menu.querySelector<HTMLElement>('.dropdown-content') ?? menu;

function release(menu: HTMLElement) {
  Object.assign(menu.style, { position: '', inset: '', width: '', minWidth: '' });
  Object.assign(scrollerOf(menu).style, { maxHeight: '', overflowY: '' });
}

/** Places a menu so that all of it is visible, and lets it scroll if it is too high. Returns on which side it is. */
function place(root: HTMLElement, menu: HTMLElement, up: boolean, right: boolean): Placement {
  const scroller = scrollerOf(menu);
  const { scrollTop } = scroller;
  release(menu);
  // Without Bulma's styles, and in a navbar on small screens, the menu is part of the text flow.
  if (getComputedStyle(menu).position !== 'absolute') return { up, right };
  const button = root.getBoundingClientRect();
  const natural = menu.getBoundingClientRect();
  // In a navbar, it depends on a class of the menu and on the direction of the text.
  const isInNavbar = menu.matches('.navbar-dropdown');
  const wanted = { up, right: right || (isInNavbar && natural.left < button.left) };
  const page = root.ownerDocument.documentElement;
  // If the button isn't visible, the room around it doesn't matter.
  if (button.bottom < 0 || button.top > page.clientHeight) return wanted;
  const { width, height } = natural;
  const room = roomAround(button, page);
  const found = placementOf(room, { width, height }, wanted);
  const size = { width, height: Math.min(height, found.up ? room.top : room.bottom) };
  if (size.height < height) {
    const maxHeight = `${scroller.offsetHeight - height + size.height}px`;
    Object.assign(scroller.style, { maxHeight, overflowY: 'auto' });
    scroller.scrollTop = scrollTop;
  }
  const box = boxOf(button, size, found);
  const left = Math.max(0, Math.min(box.left, page.clientWidth - width));
  // The class of a dropdown turns its menu, but that of an item of a navbar is not only for its menu.
  const isTurned = isInNavbar && (found.up !== wanted.up || found.right !== wanted.right);
  if (isTurned || left !== box.left || isCutOff(root, box)) fix(menu, size, { ...box, left });
  return found;
}

/** Where a menu opens so that all of it is visible: on the preferred side, if there is room. */
export function usePlacement(
  shown: boolean,
  root: HTMLElement | null,
  up = false,
  right = false,
): Placement {
  const [isUp, setUp] = useState(up);
  const [isRight, setRight] = useState(right);

  useLayoutEffect(() => {
    const menu = root?.querySelector<HTMLElement>(MENU);
    if (!shown || !menu || !root) return;
    const update = (event?: Event) => {
      // The user scrolls the menu itself.
      if (event?.target === scrollerOf(menu)) return;
      const found = place(root, menu, up, right);
      setUp(found.up);
      setRight(found.right);
    };
    const aborter = new AbortController();
    // Not of the size, which `place` changes itself.
    const observer = new MutationObserver(() => update());
    const view = root.ownerDocument.defaultView;
    update();
    view?.addEventListener('resize', update, aborter);
    view?.addEventListener('scroll', update, { capture: true, signal: aborter.signal });
    observer.observe(menu, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['class', 'hidden'],
    });
    return () => {
      observer.disconnect();
      aborter.abort();
      release(menu);
    };
  }, [shown, root, up, right]);

  return shown ? { up: isUp, right: isRight } : { up, right };
}
