import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Display } from '../../convert/src/mapping.ts';
import { fromRoot } from '../base/root.ts';

const DISPLAYS: Readonly<Record<string, Display>> = {
  block: 'block',
  'list-item': 'block',
  table: 'block',
  flex: 'flex',
  grid: 'flex',
  inline: 'inline',
  'inline-block': 'inline-block',
  'inline-flex': 'inline-flex',
  'inline-grid': 'inline-flex',
};

const POSITIONS: Readonly<Record<string, Display>> = { absolute: 'absent', fixed: 'absent' };

/** Tags and classes, each in or directly in the one before. */
const SELECTOR = /^[a-z]*(\.[\w-]+)*( (> )?[a-z]*(\.[\w-]+)*)*$/;

/** How many classes and tags a selector has, as one number. */
const specificityOf = (selector: string) =>
  selector.split('.').length * 100 + (selector.match(/(^| )[a-z]/g)?.length ?? 0);

/** How the browser lays out what Bulma's selectors match, in all windows; of several that match, the last one counts. */
export function displays(): Record<string, Display> {
  const found: [selector: string, display: Display][] = [];
  const css = readFileSync(fromRoot('node_modules/bulma/css/bulma.css'), 'utf8');
  postcss.parse(css).walkDecls(/^(display|position)$/, ({ parent, prop, value }) => {
    const display = (prop === 'display' ? DISPLAYS : POSITIONS)[value];
    if (!display || !(parent instanceof postcss.Rule) || parent.parent?.type !== 'root') return;
    for (const selector of parent.selectors)
      if (selector.includes('.') && SELECTOR.test(selector)) found.push([selector, display]);
  });
  // What is positioned is out of the flow, however it is displayed.
  const rank = ([selector, display]: (typeof found)[number]) =>
    specificityOf(selector) + (display === 'absent' ? 10_000 : 0);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b));
  const isLast = ([selector]: (typeof found)[number], index: number) =>
    sorted.findLastIndex(([other]) => other === selector) === index;
  return Object.fromEntries(sorted.filter(isLast));
}
