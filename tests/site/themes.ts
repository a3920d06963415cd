import type { Page } from '@playwright/test';
import { randomFrom } from '../randomFrom.ts';
import { expect } from './fixtures.ts';
import { open } from './page.ts';

export const GUIDE = '/docs/guides/theming';

export const builder = (page: Page) => page.getByRole('region', { name: 'Theme builder' });

export const preview = (page: Page) => builder(page).frameLocator('iframe');

/** One of the elements whose contrast is measured, such as `primary button`. */
export const pair = (page: Page, name: string) => preview(page).locator(`[data-pair="${name}"]`);

/** Waits until all pairs of the preview were measured. */
export const measured = (page: Page) =>
  expect(builder(page).getByRole('status')).toContainText('of 48 pairs of colors reach 4.5:1');

/** Opens the builder, with the theme in a hash if there is one. */
export async function openBuilder(page: Page, hash = '') {
  await open(page, GUIDE + hash);
  if (!hash) await page.getByRole('button', { name: 'Open the theme builder' }).click();
  await measured(page);
}

/** Shows the theme as CSS, Sass or a link, and reads it. */
export async function output(page: Page, format: 'CSS' | 'Sass' | 'Link'): Promise<string> {
  await builder(page).getByRole('radio', { name: format, exact: true }).check();
  return builder(page).locator('pre').innerText();
}

const COLORS = ['primary', 'link', 'info', 'success', 'warning', 'danger'];
const SIZES = {
  radius: [0, 1.5, 0.025],
  text: [0.75, 1.5, 0.05],
  blocks: [0.5, 3, 0.125],
  columns: [0, 2, 0.125],
};
const FONTS = ['system', 'humanist', 'rounded', 'serif', 'mono'];

/**
 * Hashes of themes with a random value for every setting, always the same for the same seed: one for each font, which
 * the next one has for code.
 */
export function randomHashes(seed: number): string[] {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return FONTS.map((font, index) => {
    const colors = COLORS.map((name) => `${name}:${upTo(359)}-${upTo(100)}-${upTo(100)}`);
    const sizes = Object.entries(SIZES).map(([name, [min = 0, max = 0, step = 1]]) => {
      const value = min + upTo((max - min) / step) * step;
      return `${name}:${Number(value.toFixed(3))}`;
    });
    const fonts = [`font:${font}`, `code:${FONTS.at(index - 1)}`];
    return `#theme=${[...colors, ...sizes, ...fonts].join()}`;
  });
}
