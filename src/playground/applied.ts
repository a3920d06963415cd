import type { Subject, TryItData } from '@generated/demos/default/playground/*.json';
import type { JsxElement, JsxLiteral } from 'bulmatic-convert';
import { elementAt, literalOf, type Place, type Places } from './places.ts';
import type { Settings } from './settings.ts';

/** A copy of a tree in which one element is another. */
function replaced(
  tree: JsxElement,
  [index, ...rest]: readonly number[],
  by: JsxElement,
): JsxElement {
  if (index === undefined) return by;
  const children = tree.children.map((child, place) =>
    place === index ? replaced(child as JsxElement, rest, by) : child,
  );
  return { ...tree, children };
}

/** An element with another value for a prop, or without it. */
function withProp(element: JsxElement, prop: string, value: JsxLiteral | undefined): JsxElement {
  if (prop === 'children')
    return {
      ...element,
      children: typeof value !== 'string' ? [] : [{ kind: 'text', text: value }],
    };
  const { attributes } = element;
  if (value === undefined)
    return { ...element, attributes: attributes.filter(({ name }) => name !== prop) };
  const own = { name: prop, value };
  return {
    ...element,
    attributes: attributes.some(({ name }) => name === prop)
      ? attributes.map((one) => (one.name === prop ? own : one))
      : [...attributes, own],
  };
}

/** The value of a prop as its object form has it. */
const byBreakpoint = (value: JsxLiteral | undefined): Record<string, JsxLiteral> => {
  if (value === undefined) return {};
  return typeof value === 'object' && value !== null ? value : { base: value };
};

/** A value without a needless object form. */
function simplest(values: Record<string, JsxLiteral>): JsxLiteral | undefined {
  const keys = Object.keys(values);
  if (keys.length === 0) return undefined;
  return keys.length === 1 && 'base' in values ? values.base : values;
}

/** An element in which one place has another value. */
function withPlace(
  element: JsxElement,
  { control: { name, breakpoints }, breakpoint }: Place,
  value: JsxLiteral,
): JsxElement {
  if (!breakpoints) return withProp(element, name, value ?? undefined);
  const all = byBreakpoint(literalOf(element, name));
  const order = ['base', ...breakpoints.keys];
  const next = Object.entries({ ...all, [breakpoint]: value })
    .filter(([, one]) => one !== null)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return withProp(element, name, simplest(Object.fromEntries(next)));
}

/** An example with what the user has set in it. */
export function applied(
  { examples }: TryItData,
  { example }: Subject,
  places: Places,
  settings: Settings,
): JsxElement {
  let tree = examples[example]!;
  for (const [key, value] of settings) {
    const place = places.get(key);
    if (place?.subject.example !== example) continue;
    const { path } = place.subject;
    tree = replaced(tree, path, withPlace(elementAt(tree, path), place, value));
  }
  return tree;
}

/** An example without one prop of a component in it. */
export const withoutProp = (tree: JsxElement, { path }: Subject, prop: string): JsxElement =>
  replaced(tree, path, withProp(elementAt(tree, path), prop, undefined));

/** The components of the library that some JSX needs, by the names under which they are imported. */
export function importsOf(tree: JsxElement): string[] {
  const names = new Set<string>();
  const visit = ({ name, attributes, children }: JsxElement) => {
    const [owner = ''] = name.split('.');
    if (/^[A-Z]/.test(owner)) names.add(owner);
    for (const { value } of attributes)
      if (typeof value === 'object' && value?.kind === 'element') visit(value as JsxElement);
    for (const child of children) if (child.kind === 'element') visit(child);
  };
  visit(tree);
  return [...names].toSorted();
}
