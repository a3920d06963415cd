import { userEvent } from 'vitest/browser';

/** To the bottom left: where the test before has left the pointer, something hoverable may come to stand. */
export const movePointerAway = () =>
  userEvent.hover(document.documentElement, { position: { x: 5, y: 700 } });
