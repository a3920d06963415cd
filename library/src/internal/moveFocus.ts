import type { KeyboardEvent } from 'react';

const arrows = {
  vertical: ['ArrowUp', 'ArrowDown'],
  horizontal: ['ArrowLeft', 'ArrowRight'],
} as const;

/** Moves the focus among `items` by arrow keys, from the last around to the first, or by Home and End; gives the new one. */
export function moveFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  direction: keyof typeof arrows,
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const [back, on] = arrows[direction];
  const at = items.indexOf(document.activeElement as HTMLElement);
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
