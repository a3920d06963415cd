import type { KeyboardEvent } from 'react';
import { focusedElement } from './dom.ts';

/** Whether a key is part of a shortcut of the browser. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey;

/** The keys for the previous and the next item. In right-to-left text, the next one is to the left. */
function arrowsOf(element: Element, direction: 'vertical' | 'horizontal') {
  if (direction === 'vertical') return ['ArrowUp', 'ArrowDown'] as const;
  const isMirrored = getComputedStyle(element).direction === 'rtl';
  return isMirrored
    ? (['ArrowRight', 'ArrowLeft'] as const)
    : (['ArrowLeft', 'ArrowRight'] as const);
}

/**
 * Moves the focus between `items` with the arrow keys, which wrap around, or Home and End. Returns the focused item.
 */
export function moveFocus(
  event: KeyboardEvent<Element>,
  items: readonly HTMLElement[],
  direction: 'vertical' | 'horizontal',
): HTMLElement | undefined {
  if (isShortcut(event)) return undefined;
  const [back, on] = arrowsOf(event.currentTarget, direction);
  const at = items.indexOf(focusedElement(event.currentTarget.ownerDocument) as HTMLElement);
  const targets: Record<string, number> = {
    [back]: Math.max(at, 0) - 1,
    [on]: (at + 1) % items.length,
    Home: 0,
    End: -1,
  };
  const index = targets[event.key];
  if (index === undefined) return undefined;
  event.preventDefault();
  const target = items.at(index);
  target?.focus();
  return target;
}
