import type { KeyboardEvent } from 'react';

/**
 * Makes Enter and Space click a link with the role of a button or tab, once if they are held down. Without `href`, it
 * reacts to neither key.
 */
export function pressByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
