import { GROUPS } from '../catalogue/groups.ts';
import type { Catalogue, Component, Prop } from '../catalogue/index.ts';
import type { Module } from '../catalogue/modules.ts';
import { passedProps } from '../catalogue/passedProps.ts';
import { readableType } from '../catalogue/readableType.ts';
import { keyboardOf } from '../catalogue/usagePage.ts';
import type { PropValue } from '../catalogue/values.ts';
import library from '../../library/package.json' with { type: 'json' };
import { addressOf } from './address.ts';
import type { ComponentEntry, PartEntry, PropEntry } from './schema.ts';

/** A prop with one value, and of types such as ReactNode only `true`, is told by its type. */
const several = <Value>(values: readonly Value[]) => values.length > 1 && { values: [...values] };

/** The values of a prop at every width and per breakpoint: first those with classes, in the order of Bulma. */
function valuesOf({ yields, values }: Prop) {
  const sorted = new Set<PropValue>([...yields.map(({ value }) => value), ...values]);
  const objects = new Set(values.filter((one) => typeof one === 'object').flatMap(Object.values));
  const plain = [...sorted].filter((one) => typeof one !== 'object');
  return { plain, perBreakpoint: plain.filter((one) => objects.has(one)) };
}

/** What is said of a prop that its interface declares. */
export function propEntry(prop: Prop): PropEntry {
  const { type, keys } = readableType(prop);
  const { plain, perBreakpoint } = valuesOf(prop);
  return {
    name: prop.name,
    type,
    ...several(plain),
    ...(keys.length > 0 && { breakpoints: { keys, ...several(perBreakpoint) } }),
    // The comment marks it as code where its signs would mean something else to TSDoc.
    ...(prop.defaultValue && { default: prop.defaultValue.replace(/^`|`$/g, '') }),
    required: prop.isRequired,
    classes: prop.pattern,
    description: prop.comment,
  };
}

const passedEntries = (component: Component): PropEntry[] =>
  passedProps(component).map(({ name, type, defaultValue, comment }) => ({
    name,
    type,
    ...(defaultValue && { default: defaultValue }),
    required: false,
    classes: [],
    description: comment,
  }));

/** What components and parts have in common. */
function elementOf(component: Component, all: readonly Component[]) {
  const { name, label, sentence, element, parents, base, takesHelpers } = component;
  return {
    name: label,
    import: `import { ${name} } from '${library.name}';`,
    sentence,
    ...(element && { element }),
    within: parents.map((parent) => all.find((one) => one.name === parent)?.label ?? parent),
    classes: base,
    helperProps: takesHelpers,
    props: [...component.props.map(propEntry), ...passedEntries(component)],
  };
}

const partEntry = (part: Component, all: readonly Component[]): PartEntry => ({
  ...elementOf(part, all),
  route: addressOf(part.href),
});

function keysOf(module: Module) {
  const rows = module.guide ? keyboardOf(module) : [];
  return rows.length > 0 && { keyboard: rows.map(({ keys, action }) => ({ keys, action })) };
}

/**
 * What is said of a component.
 *
 * @param examples - The keys of the demos and recipes that use it.
 */
export function componentEntry(
  component: Component,
  { modules, components }: Catalogue,
  examples: Pick<ComponentEntry, 'demos' | 'recipes'>,
): ComponentEntry {
  const module = modules.find(({ id }) => id === component.module)!;
  const { own, read } = module.variables;
  const parts = components.filter((one) => one.module === module.id && one !== component);
  return {
    ...elementOf(component, components),
    group: GROUPS.find(({ id }) => id === module.group)!.label,
    ...(component.bulmaPage && { bulma: component.bulmaPage }),
    parts: parts.map((part) => partEntry(part, components)),
    variables: { own, theme: read },
    ...keysOf(module),
    ...examples,
    routes: {
      ...(module.guide && { usage: addressOf(module.guide) }),
      api: addressOf(module.api),
    },
  };
}
