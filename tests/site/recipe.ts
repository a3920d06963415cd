import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The names of all recipes. */
export const recipes = readdirSync('docs/recipes', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** The page that shows a recipe alone. */
export const recipePage = (name: string) => `/demos/recipes/${name}/${name}`;

/** Opens a recipe alone, and waits until it runs. */
export async function openRecipe(page: Page, name: string) {
  await page.goto(recipePage(name));
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}
