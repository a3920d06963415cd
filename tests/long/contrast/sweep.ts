import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchOptions } from '../../chromium.ts';
import { measurePairs, type Pair } from './measure.ts';
import type { Specimen } from './specimens.tsx';

/** A way to look at all specimens. */
export interface Look {
  mode: 'light' | 'dark';
  width: number;
  /** What all elements are at once, apart by spaces: nothing, `hover`, `hover active` or `focus`. */
  state: string;
}

/** The specimens whose colors depend on the width, by the widths to look at. */
const WIDTHS = new Map([
  [1280, '*'],
  [390, '.navbar'],
]);

export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((mode) =>
  [...WIDTHS.keys()].flatMap((width) =>
    ['', 'hover', 'hover active', 'focus'].map((state) => ({ mode, width, state })),
  ),
);

/** A stylesheet that knows the states of a pointer from an attribute, with which all elements can have them at once. */
const withStates = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(
    /:(hover|active|focus)(-visible|-within)?(?![\w-])/g,
    '[data-state~="$1"]',
  );

const htmlOf = (specimens: readonly Specimen[]) => `<!doctype html>
  <style>${withStates('node_modules/bulma/css/bulma.css')}</style>
  <style id="contrast">${withStates('library/contrast.css')}</style>
  <style>*, ::before, ::after { transition: none !important; animation: none !important }</style>
  ${specimens
    .map(
      ({ name, element }) =>
        `<section data-specimen="${name}">${renderToStaticMarkup(element)}</section>`,
    )
    .join('')}`;

/** Opens a browser with specimens on one page, with Bulma and the stylesheet that lifts its colors. */
export async function openSweep(specimens: readonly Specimen[]) {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.setContent(htmlOf(specimens));
  return {
    page,
    close: () => browser.close(),
    /** Shows a look, by the mode of the system unless the page asks for a theme. */
    async show({ mode, width, state }: Look, isLifted: boolean, theme = '') {
      await page.emulateMedia({ colorScheme: mode });
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        ({ state, theme, isLifted }) => {
          document.documentElement.dataset.theme = theme;
          document.querySelector<HTMLStyleElement>('#contrast')!.disabled = !isLifted;
          for (const element of document.querySelectorAll<HTMLElement>('[data-specimen] *'))
            element.dataset.state = state;
        },
        { state, theme, isLifted },
      );
    },
    /** The pairs as the page shows them, in specimens that hold an element that a selector matches. */
    measure: ({ width }: Look, selector = '*'): Promise<Pair[]> =>
      page.evaluate(measurePairs, [WIDTHS.get(width)!, selector]),
  };
}

/** What each look shows by Bulma alone, and with the stylesheet. */
export interface Measured {
  look: Look;
  before: Pair[];
  after: Pair[];
}

/** Measures all looks. */
export async function measureAll(sweep: Awaited<ReturnType<typeof openSweep>>) {
  const measured: Measured[] = [];
  for (const look of LOOKS) {
    await sweep.show(look, false);
    const before = await sweep.measure(look);
    await sweep.show(look, true);
    measured.push({ look, before, after: await sweep.measure(look) });
  }
  return measured;
}
