import { bulmaRules } from '../library/bulma/rules.ts';
import { classesOf } from '../library/bulma/selectors.ts';
import { library } from '../base/library.ts';
import { shownClasses } from './classes.ts';
import { kindOf, type Kind } from './copied.ts';
import heights from './heights.generated.json' with { type: 'json' };
import { renderDemo } from './render.ts';
import { pageOf, RESULT } from './route.ts';

/** The frame of a demo, where the user has not chosen its width. */
export interface Frame {
  /** Width that it has at least, except on phones, in pixels. */
  least: number;
  /** Height of its content on phones and on desktops in pixels, measured with the font that Bulma asks for first. */
  heights?: readonly number[];
}

/** The result of the converter can be anything, so its frame is never scaled down. */
const PHONE = 320;
const TABLET = 800;
const DESKTOP = 1024;

/** The widths of demos that are whole pages, and of those that open layers over a page. */
const COPIED: Readonly<Record<Kind, number>> = { piece: PHONE, recipe: DESKTOP };

interface Responsive {
  classes: string[];
  /** Whether a rule applies from this width of the window on, or from a larger one. */
  isForDesktop: boolean;
}

let selectors: Responsive[] | undefined;

/** The selectors of Bulma that apply at some widths of the window only. */
function responsiveSelectors(): Responsive[] {
  selectors ??= bulmaRules().flatMap(({ within = '', selectors: all }) => {
    if (!within.includes('width')) return [];
    const [, from] = /min-width: (\d+)px/.exec(within) ?? [];
    const isForDesktop = Number(from) >= DESKTOP;
    return all.map(({ text }) => ({ classes: classesOf(text), isForDesktop }));
  });
  return selectors.filter(({ classes }) => classes.length > 0);
}

function leastWidth(file: string): number | undefined {
  if (file === RESULT) return PHONE;
  const copied = kindOf(file);
  if (copied) return COPIED[copied];
  const { source, html } = renderDemo(file);
  const shown = shownClasses(library(), source, html);
  const found = responsiveSelectors().filter(({ classes }) =>
    classes.every((name) => shown.has(name)),
  );
  if (found.length === 0) return undefined;
  return found.some(({ isForDesktop }) => isForDesktop) ? DESKTOP : TABLET;
}

/**
 * The frame in which a demo is shown: pieces and recipes have one, and so has what Bulma lays out differently in windows of
 * different widths.
 */
export function frameOf(file: string): Frame | undefined {
  const least = leastWidth(file);
  const known = heights as Partial<Record<string, number[]>>;
  return least ? { least, heights: known[pageOf(file)] } : undefined;
}
