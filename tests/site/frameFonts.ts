import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FRAMES, outlast } from './page.ts';

const WEIGHTS = ['400', '700'];

const fonts = WEIGHTS.map((weight) => ({
  weight,
  data: readFileSync(
    `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`,
    'base64',
  ),
}));

/**
 * Gives the demos in all frames of a page one font, as the first that Bulma asks for in text and in code: heights of
 * text do not depend on the fonts of the machine then.
 */
export async function setFrameFonts(page: Page) {
  await page.locator(FRAMES).evaluateAll(
    (frames: HTMLIFrameElement[], all) =>
      Promise.all(
        frames.flatMap(({ contentDocument }) =>
          all.flatMap(({ weight, data }) =>
            ['Inter', 'Inconsolata'].map((family) => {
              const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
              const face = new FontFace(family, bytes, { weight });
              contentDocument!.fonts.add(face);
              return face.load();
            }),
          ),
        ),
      ).then(() => undefined),
    fonts,
  );
  await outlast(page, 0);
}

/** Takes the fonts away that `setFrameFonts` set. */
export async function clearFrameFonts(page: Page) {
  await page
    .locator(FRAMES)
    .evaluateAll((frames: HTMLIFrameElement[]) =>
      frames.forEach(({ contentDocument }) => contentDocument!.fonts.clear()),
    );
  await outlast(page, 0);
}
