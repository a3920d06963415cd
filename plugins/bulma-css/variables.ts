import { bulmaRules } from './rules.ts';

/** The CSS variables that some Sass files of Bulma set and read. */
export interface BulmaVariables {
  /** Those that they set, each with the first value that it gets. */
  own: { name: string; value: string }[];
  /** Those of the theme that they read. */
  read: string[];
}

/** Which `--bulma-*` variables the rules of some Sass files set and read. */
export function variablesOf(parts: ReadonlySet<string>): BulmaVariables {
  const own = new Map<string, string>();
  const read = new Set<string>();
  for (const { selectors, body } of bulmaRules()) {
    if (!selectors.some((selector) => selector.parts.some((part) => parts.has(part)))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--bulma-[\w-]+):\s*([^;]+)/g)) {
      if (!own.has(name)) own.set(name, value.trim());
    }
    for (const [, name = ''] of body.matchAll(/var\((--bulma-[\w-]+)/g)) read.add(name);
  }
  return {
    own: [...own].map(([name, value]) => ({ name, value })),
    read: [...read].filter((name) => !own.has(name)).toSorted(),
  };
}
