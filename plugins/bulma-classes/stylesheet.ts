import { readFileSync } from 'node:fs';
import { parse } from 'postcss';

/** Every class that a rule of the installed Bulma speaks of. */
export function stylesheetClasses(): Set<string> {
  const classes = new Set<string>();
  parse(readFileSync('node_modules/bulma/css/bulma.css', 'utf8')).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
      classes.add(name.replace(/\\/g, ''));
    }
  });
  return classes;
}
