import { expect, type Page } from '@playwright/test';
import { open } from './page.ts';

export const GUIDE = '/docs/guides/from-bulma-html';

export const converter = (page: Page) => page.getByRole('region', { name: 'Converter' });

/** Where HTML is pasted. */
export const html = (page: Page) => converter(page).getByRole('textbox', { name: 'HTML' });

/** What comes out. */
export const tsx = (page: Page) => converter(page).locator('pre');

/** Where TSX is edited. */
export const editor = (page: Page) => converter(page).getByRole('textbox', { name: 'TSX' });

export const status = (page: Page) => converter(page).getByRole('status');

/** The page in which the result runs. */
export const result = (page: Page) => page.frameLocator('iframe[src$="/demos/converted"]');

/** Replaces the HTML, as somebody who pastes does it, and waits for what comes out. */
export async function paste(page: Page, text: string) {
  await html(page).fill(text);
  await expect(status(page)).toContainText(/^(Converted|This can’t)/);
}

/** Replaces the TSX in its editor, and waits for what comes out. */
export async function write(page: Page, text: string) {
  await editor(page).fill(text);
  await expect(status(page)).toContainText(/^(Converted|This can’t)/);
}

/** Opens the guide, and pastes HTML. */
export async function convertOnSite(page: Page, text: string) {
  await open(page, GUIDE);
  await paste(page, text);
}
