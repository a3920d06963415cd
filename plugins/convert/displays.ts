import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Display } from '../../convert/src/mapping.ts';
import { fromRoot } from '../root.ts';

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

const CLASS = /^\.([\w-]+)(?::not\([^)]*\))?$/;

/** How the browser lays out what has a class of Bulma, as far as that class alone says so. */
export function displays(): Record<string, Display> {
  const found: Record<string, Display> = {};
  const css = readFileSync(fromRoot('node_modules/bulma/css/bulma.css'), 'utf8');
  postcss.parse(css).walkDecls('display', ({ parent, value }) => {
    const display = DISPLAYS[value];
    if (!display || !(parent instanceof postcss.Rule) || parent.parent?.type !== 'root') return;
    for (const selector of parent.selectors) {
      const [, name] = CLASS.exec(selector) ?? [];
      if (name) found[name] = display;
    }
  });
  return found;
}
