import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { ROOT } from '../../base/root.ts';
import { partsOf } from './parts.ts';
import { bulmaRules, type BulmaRule } from './rules.ts';
import { RESET, scopeBody, scopeSelector, STAGE } from './scope.ts';
import { classesOf, isColor } from './selectors.ts';

/** The browsers in package.json, which the rest of the site supports too. */
export const TARGETS = browserslistToTargets(browserslist(null, { path: ROOT, env: 'production' }));

/** Parts that every stage needs. */
const BASE = new Set(['themes', 'base/minireset', 'base/generic', 'base/animations']);

/** Parts made of thousands of independent classes, of which a page needs only a few. */
const isLoose = (part: string) => part.startsWith('helpers/') || part === 'base/skeleton';

type Selector = BulmaRule['selectors'][number];

/** The rules of Bulma that keep at least one selector, limited to one kind of stage. */
function print(stage: string, keep: (selector: Selector) => boolean): string {
  const css = bulmaRules().flatMap(({ within, selectors, body }) => {
    const kept = selectors.filter(keep).map(({ text }) => text);
    const [first] = kept;
    if (first === undefined) return [];
    if (first.startsWith('@')) return `${first} {${body}}`;
    const scoped = new Set(kept.flatMap((text) => scopeSelector(text, stage)));
    if (scoped.size === 0) return [];
    const rule = `${[...scoped].join()} {${kept.length === 1 ? scopeBody(first, body) : body}}`;
    return within ? `${within} {${rule}}` : rule;
  });
  return css.join('\n');
}

/** CSS in as few bytes as possible, for the browsers that the site supports. */
export const minify = (css: string) =>
  transform({
    filename: 'bulma.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
  }).code.toString();

/** The CSS that every stage needs: Bulma's themes and the styles of plain elements. */
export const baseStylesheet = () =>
  minify(RESET + print(STAGE, ({ parts }) => parts.some((part) => BASE.has(part))));

/** Whether a demo needs a selector, based on its classes and their Sass files. */
function isNeeded({ text, parts }: Selector, classes: ReadonlySet<string>, wanted: Set<string>) {
  const needed = parts.every(isLoose) ? classesOf(text) : classesOf(text).filter(isColor);
  if (!needed.every((name) => classes.has(name))) return false;
  return parts.some((part) => isLoose(part) || wanted.has(part));
}

/**
 * The CSS that a stage needs in addition, based on the Bulma classes of each of its demos: the Sass files of these
 * classes, without the colors that the demo doesn't use, and only the helpers that it uses.
 */
export function stageStylesheet(stage: string, demos: readonly ReadonlySet<string>[]): string {
  const needs = demos.map((classes) => ({ classes, wanted: partsOf(classes) }));
  return minify(
    print(stage, (selector) => {
      if (selector.parts.some((part) => BASE.has(part))) return false;
      return needs.some(({ classes, wanted }) => isNeeded(selector, classes, wanted));
    }),
  );
}
