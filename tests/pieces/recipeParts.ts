import { vi } from 'vitest';
import { page } from 'vitest/browser';

export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const field = (name: string) => page.getByRole('textbox', { name });

/** Moves the focus to the first part of a date or time. */
export function focusGroup(name: string) {
  const part = page.getByRole('group', { name }).getByRole('spinbutton').first();
  (part.element() as HTMLElement).focus();
}

/** A word and an address that are wider than a phone. */
export const WORD = 'Lighthouse'.repeat(6);
export const ADDRESS = `${'ada'.repeat(20)}@example.com`;

/** The recipes have no server, but wait as long as one may take, in milliseconds. */
const DELAYS = [300, 400, 600];

/** Takes the place of the servers of recipes. */
export function onRequest(handle: (answer: () => void) => void) {
  const wait = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, delay = 0) => {
    if (!DELAYS.includes(delay)) return wait(handler, delay);
    handle(handler);
    return 0;
  }) as typeof setTimeout);
}
