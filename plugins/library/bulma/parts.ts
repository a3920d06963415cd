import { bulmaRules } from './rules.ts';
import { classesOf } from './selectors.ts';

const isState = (name: string) => /^(is|has)-/.test(name);

/** For each class that styles an element by itself, such as `button`, the Sass files that define it. */
function findOwners(): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { selectors } of bulmaRules()) {
    for (const { text, parts } of selectors) {
      const isAlone = !/[ >+~]/.test(text.replace(/\([^)]*\)/g, ''));
      const [root] = text.startsWith('.') ? classesOf(text) : [];
      const [part] = parts;
      if (!isAlone || !root || !part || parts.length > 1 || isState(root)) continue;
      owners.set(root, (owners.get(root) ?? new Set()).add(part));
    }
  }
  return owners;
}

let owners: Map<string, Set<string>> | undefined;

/** The Sass files of Bulma that define some classes, such as `elements/button`. */
export function partsOf(classes: Iterable<string>): Set<string> {
  owners ??= findOwners();
  const found = new Set<string>();
  for (const name of classes) {
    const parts = [...(owners.get(name) ?? [])];
    // Other files only mention it, as the navbar's does with `hero`.
    const namesake = parts.find((part) => part.endsWith(`/${name}`));
    for (const part of namesake ? [namesake] : parts) found.add(part);
  }
  return found;
}
