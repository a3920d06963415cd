import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violations, violationsOfDemo } from './axe.ts';
import { expect } from './fixtures.ts';
import { ALL_LOOKS } from './guide.ts';

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The names of all pieces. */
export const pieces = foldersIn('docs/pieces').filter((name) => name !== 'shared');

/** The names of all recipes. */
export const recipes = foldersIn('docs/recipes');

/** The page that shows a recipe alone. */
export const recipePage = (name: string) => `/demos/recipes/${name}/${name}`;

/** The page that shows a demo of a piece alone. */
export const piecePage = (name: string, demo = 'basic') => `/demos/pieces/${name}/${demo}`;

type Look = (typeof ALL_LOOKS)[number];

async function openDemo(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a recipe alone, and waits until it runs. */
export const openRecipe = (page: Page, name: string) => openDemo(page, recipePage(name));

/** Opens a demo of a piece alone, and waits until it runs. */
export const openPiece = (page: Page, name: string, demo?: string) =>
  openDemo(page, piecePage(name, demo));

/** Where an element is, in pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not in view.`);
  return box;
}

/** Expects that what a page shows fits the window and that axe finds nothing, in each width and color mode. A recipe is a whole page. */
export async function expectFine(page: Page, looks: readonly Look[] = ALL_LOOKS) {
  for (const { mode, width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    // Layers adapt to a new width a moment later.
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
    const find = page.url().includes('/recipes/') ? violations : violationsOfDemo;
    expect(await find(page), `${width} px, ${mode}`).toEqual([]);
  }
}
