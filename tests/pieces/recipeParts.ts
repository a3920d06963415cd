import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const field = (name: string) => page.getByRole('textbox', { name });

/** Moves the focus to the first part of a date or time. */
export async function focusGroup(name: string) {
  const part = page.getByRole('group', { name }).getByRole('spinbutton').first();
  // A list of options hides all else from screen readers until it has closed.
  await expect.element(part).toBeVisible();
  (part.element() as HTMLElement).focus();
}

/** A word and an address that are wider than a phone. */
export const WORD = 'Lighthouse'.repeat(6);
export const ADDRESS = `${'ada'.repeat(20)}@example.com`;

/** Fills in all of the checkout. */
export async function fillCheckout() {
  await field('Email').fill(ADDRESS);
  for (const name of ['Name', 'Street and number', 'Postal code', 'City'])
    await field(name).fill('7');
}

/** Answers the questions of the wizard, up to the page with the answers. */
export async function fillWizard(name: string) {
  await field('Name').fill(name);
  await field('Email').fill(ADDRESS);
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Day of arrival').fill('2026-07-14');
  await page.getByLabelText('Nights').fill('3');
  await userEvent.keyboard('{Enter}');
}

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
