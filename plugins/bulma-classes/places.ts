import { readFileSync } from 'node:fs';
import * as library from 'bulmatic';

const ENTRY = 'library/src/index.ts';

/** Where a component or part is documented. */
export interface Place {
  /** As one writes it: `Card.Header`. */
  label: string;
  /** Address of its part of the API page. */
  href: string;
}

const isComponent = (one: unknown): one is (...args: never[]) => unknown =>
  typeof one === 'function' && /^[A-Z]/.test(one.name);

/** For each component and part by its flat name, such as `CardHeader`, where it is documented. */
export function placesOfComponents(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [, path = ''] of readFileSync(ENTRY, 'utf8').matchAll(/'\.\/([^']+)\.tsx'/g)) {
    const name = path.split('/').pop() ?? path;
    const component: unknown = library[name as keyof typeof library];
    const href = `/docs/api/${path.toLowerCase()}`;
    places.set(name, { label: name, href });
    for (const [key, part] of Object.entries(component as object)) {
      if (!isComponent(part)) continue;
      places.set(part.name, {
        label: `${name}.${key}`,
        href: `${href}#${part.name.toLowerCase()}`,
      });
    }
  }
  return places;
}
