import { camelCase } from './camelCase.ts';
import { declarationsIn } from './declarations.ts';
import type { JsxLiteral } from './jsx.ts';
import { MAPPING } from './known.ts';

/** What every property of CSS may be. */
const GLOBAL = /^(-moz-initial|inherit|initial|revert|revert-layer|unset)$/;

const valuesOf = new Map(
  Object.entries(MAPPING.declarations).flatMap(([values, names]) =>
    names.split(' ').map((name) => [name, values.split('|')] as const),
  ),
);

/** Whether React's types know a declaration of a style, by the property as React has it. */
export function isTypedDeclaration(name: string, value: JsxLiteral): boolean {
  const values = valuesOf.get(name);
  if (!values || typeof value !== 'string') return values !== undefined;
  return values.includes('*') || values.includes(value) || GLOBAL.test(value);
}

/** The name of a CSS property as a key; that of a variable stays. */
const keyOf = (property: string) =>
  property.startsWith('--') ? property : camelCase(property.replace(/^-ms-/, 'ms-'));

/** The value of a `style` attribute as React wants it: what counts more comes later. */
export function styleObject(text: string): Readonly<Record<string, string>> {
  const { declarations } = declarationsIn(text);
  const sorted = [
    ...declarations.filter(({ isImportant }) => !isImportant),
    ...declarations.filter(({ isImportant }) => isImportant),
  ];
  const object = new Map<string, string>();
  for (const { property, value } of sorted) {
    // A key that is there already would keep its place.
    object.delete(keyOf(property));
    object.set(keyOf(property), value);
  }
  return Object.fromEntries(object);
}
