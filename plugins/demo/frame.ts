import { relative } from 'node:path';
import { bulmaRules } from '../bulma-css/rules.ts';
import { classesOf } from '../bulma-css/selectors.ts';
import { runningLibrary } from '../catalogue/library.ts';
import { ROOT } from '../root.ts';
import { shownClasses } from './classes.ts';
import { renderDemo } from './render.ts';

/** Demos that are whole pages. */
const RECIPES = 'docs/recipes/';

let selectors: string[][] | undefined;

/** The classes of each selector of Bulma that applies at some widths of the window only. */
function responsiveSelectors(): string[][] {
  selectors ??= bulmaRules()
    .filter(({ within }) => within?.includes('width'))
    .flatMap((rule) => rule.selectors.map(({ text }) => classesOf(text)))
    .filter((classes) => classes.length > 0);
  return selectors;
}

/**
 * Whether a demo is shown in a frame: recipes are, and so is what Bulma lays out differently in windows of different
 * widths.
 */
export function isFramed(file: string, hash: string): boolean {
  if (relative(ROOT, file).startsWith(RECIPES)) return true;
  const { source, html } = renderDemo(file, hash);
  const shown = shownClasses(runningLibrary(hash), source, html);
  return responsiveSelectors().some((classes) => classes.every((name) => shown.has(name)));
}
