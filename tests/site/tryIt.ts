import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { open } from './page.ts';

/** The panel in which the user tries a component. */
export const panelOf = (page: Page) => page.getByRole('region', { name: /^Try / });

/** What runs in the frame of the panel. */
export const stageOf = (page: Page) => panelOf(page).frameLocator('iframe').locator('#demo');

/** The code that the panel shows. */
export const codeOf = (page: Page, label: 'TSX' | 'HTML') =>
  panelOf(page).locator(`pre[aria-label=${label}]`);

/** Waits until the panel shows what runs in its frame. */
export const isReady = (page: Page) => expect(codeOf(page, 'HTML')).not.toBeEmpty();

/** Opens the panel on a Usage page, by the button or by what the address says. */
export async function openPanel(page: Page, route: string) {
  await open(page, route);
  if (!route.includes('#try')) await page.getByRole('button', { name: 'Try it' }).click();
  await isReady(page);
}
