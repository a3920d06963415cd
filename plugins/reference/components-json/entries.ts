import { GROUPS } from '../../library/groups.ts';
import type { Catalogue, Component } from '../../library/catalogue.ts';
import type { Module } from '../../library/modules.ts';
import { passedProps } from '../../library/passedProps.ts';
import { propEntry, type PropEntry } from '../../library/propEntry.ts';
import { keyboardOf } from '../../library/usagePage.ts';
import library from '../../../library/package.json' with { type: 'json' };
import { addressOf } from './address.ts';
import type { ComponentEntry, PartEntry } from './schema.ts';

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
  const { name, label, sentence, element, parents, base, takesHelpers, since, deprecated } =
    component;
  return {
    name: label,
    import: `import { ${name} } from '${library.name}';`,
    sentence,
    ...(since && { since }),
    ...(deprecated !== undefined && { deprecated }),
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
