import type { KeyboardEvent } from 'react';

/** Presses by Enter and Space what only has the role of a button or tab: a link without `href` knows neither. */
export function pressByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
