import { bulmaRules } from './rules.ts';
import { classesOf } from './selectors.ts';

/** The CSS variables that matter to some classes of Bulma. */
export interface BulmaVariables {
  /** Those of their Sass files, each with the first value that it gets. */
  own: { name: string; value: string }[];
  /** The variables of the theme that they read. */
  read: string[];
}

/**
 * Which `--bulma-*` variables the rules of some classes read, and which of these their Sass files set. Variables that no
 * such rule reads are left out, since setting them would do nothing.
 */
export function variablesOf(
  parts: ReadonlySet<string>,
  classes: ReadonlySet<string>,
): BulmaVariables {
  const own = new Map<string, string>();
  const used = new Set<string>();
  for (const { selectors, body } of bulmaRules()) {
    if (!selectors.some((selector) => selector.parts.some((part) => parts.has(part)))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--bulma-[\w-]+):\s*([^;]+)/g)) {
      if (!own.has(name)) own.set(name, value.trim());
    }
    if (!selectors.some(({ text }) => classesOf(text).some((name) => classes.has(name)))) continue;
    for (const [, name = ''] of body.matchAll(/var\((--bulma-[\w-]+)/g)) used.add(name);
  }
  return {
    own: [...own].flatMap(([name, value]) => (used.has(name) ? { name, value } : [])),
    read: [...used].filter((name) => !own.has(name)).toSorted(),
  };
}
