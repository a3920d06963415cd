import { stylesOf, type Declaration, type Styles } from './styles.ts';

/** For each property of an element, the declarations that may decide it. */
type Properties = ReadonlyMap<string, readonly Declaration[]>;

/** HTML without classes, and without the ids that React makes up, which differ from one render to the next. */
function withoutClasses(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) element.removeAttribute('class');
  return copy.outerHTML.replace(/_[rR]_\w*?_/g, '');
}

const propertiesBelow = (root: Element, styles: Styles): Properties[] =>
  [root, ...root.querySelectorAll('*')].map((element) => stylesOf(element, styles));

const isVariable = (property: string) => property.startsWith('--');
const variablesIn = (value: string) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables on which something other than a variable depends. */
function variablesRead(elements: readonly Properties[]): Set<string> {
  const all = elements.flatMap((properties) => [...properties.values()].flat());
  const read = new Set(
    all.flatMap(({ property, value }) => (isVariable(property) ? [] : variablesIn(value))),
  );
  // A set also visits what is added meanwhile.
  for (const name of read) {
    const values = all.flatMap(({ property, value }) => (property === name ? [value] : []));
    values.flatMap(variablesIn).forEach((one) => read.add(one));
  }
  return read;
}

const textOf = (declarations: readonly Declaration[] = []) =>
  declarations.map(({ value, condition }) => `${condition}: ${value}`).join('\n');

/** The properties that are decided in different ways. */
const differing = (before: Properties, after: Properties): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => textOf(before.get(name)) !== textOf(after.get(name)),
  );

/** Whether something below an element, or itself, looks different from what is at the same place below another one. */
function differ(before: Element, after: Element, styles: Styles): boolean {
  const [old, now] = [propertiesBelow(before, styles), propertiesBelow(after, styles)];
  const changed = new Set(old.flatMap((properties, index) => differing(properties, now[index]!)));
  if (changed.size === 0) return false;
  const read = variablesRead([...old, ...now]);
  return [...changed].some((name) => !isVariable(name) || read.has(name));
}

/**
 * Whether a prop may have an effect, given what is rendered without it and with it. It has none if it changes nothing but
 * classes, and no rule decides a property of any element in another way for them, at any width and in any state. A
 * variable counts as a property only if an element reads it.
 *
 * `false` is certain, `true` is not. It is also the answer if the two are equal: what the prop does is not in the HTML
 * then, but in a handler.
 *
 * @param before - An element that contains all of what is rendered without the prop, with what is next to it.
 * @param after - The same with the prop, in the same place of a document: rules may depend on what is around it.
 * @param styles - What `readStyles` has read from Bulma's stylesheet, whole or with all that belongs to the component.
 */
export function hasEffect(before: Element, after: Element, styles: Styles): boolean {
  if (before.isEqualNode(after)) return true;
  if (withoutClasses(before) !== withoutClasses(after)) return true;
  const now = [...after.querySelectorAll('*')];
  const changed = [...before.querySelectorAll('*')].flatMap((old, index): [Element, Element][] =>
    old.className === now[index]!.className ? [] : [[old, now[index]!]],
  );
  // Most props have an effect within their own element, and that is soon found.
  return [...changed, [before, after] as const].some(([a, b]) => differ(a, b, styles));
}
