import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { fromRoot } from '../../base/root.ts';
import { classesOf } from './selectors.ts';

/** Every class in the stylesheet of the installed Bulma, in order of occurrence. */
export function bulmaClasses(): Set<string> {
  const classes = new Set<string>();
  parse(readFileSync(fromRoot('node_modules/bulma/css/bulma.css'), 'utf8')).walkRules(
    ({ selector }) => classesOf(selector).forEach((name) => classes.add(name)),
  );
  return classes;
}
