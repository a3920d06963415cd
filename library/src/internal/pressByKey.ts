import type { KeyboardEvent } from 'react';

/** Lets Enter and Space press a link that has the role of a button or tab: without `href`, it reacts to neither. */
export function pressByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
