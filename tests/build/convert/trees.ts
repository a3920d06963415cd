import fc from 'fast-check';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { catalogue, type Component } from '../../../plugins/library/catalogue.ts';
import { library as snapshot } from '../../../plugins/base/library.ts';
import { parentsOf } from '../../../plugins/library/run.ts';

/** A component with props, as a program could render it. */
export interface Tree {
  label: string;
  props: Record<string, unknown>;
  children: (Tree | string)[];
}

const { components, helpers } = catalogue();
const library = snapshot();

/** Elements in which HTML allows any other; in those of text, a parser would close some. */
const CONTAINERS = /^(div|section|article|header|footer|aside|nav|figure|main)$/;
const EMPTY = /^(input|img|hr|iframe|textarea|select|progress)$/;
/** Components whose HTML cannot tell what they were, or that make none. */
const HIDDEN = ['Tabs.Group', 'Tabs.Panel', 'Panel.List', 'BulmaticLabels', 'Image.Ratio'];

const known = components.filter(({ label }) => !HIDDEN.includes(label));
const parents = new Map(known.map(({ name, label }) => [label, parentsOf(library, name)]));
const free = known.filter(({ label }) => !label.includes('.') && !parents.get(label)?.length);
const partsOf = ({ name }: Component) =>
  known.filter(({ label }) => parents.get(label)?.at(-1) === name);

const text = fc.constantFrom('Save', 'Two words', 'A name, and more', 'x < y & z', '{curly}');

/** Props that say more than a class does. */
const isOther = ({ name, type }: { name: string; type: string }) =>
  type.includes('ReactNode') || /^(open|defaultOpen|value|delete|dropdown)$/.test(name);

/** Some props that set classes, each with one of its values. */
const propsOf = ({ props, takesHelpers }: Component) => {
  const shared = helpers.filter(
    ({ name }) => takesHelpers && !props.some((own) => own.name === name),
  );
  const settings = [...props, ...shared]
    .filter((prop) => !isOther(prop))
    .map(({ name, yields, breakpoints }) => ({
      name,
      values: [...yields, ...breakpoints.flatMap((one) => one.yields)].map(({ value }) => value),
    }))
    .filter(({ values }) => values.length);
  if (!settings.length) return fc.constant({});
  const setting = fc
    .constantFrom(...settings)
    .chain(({ name, values }) => fc.constantFrom(...values).map((value) => [name, value] as const));
  return fc.array(setting, { maxLength: 4 }).map((entries) => {
    const { addons, ...others } = Object.fromEntries(entries);
    // A field that is grouped has no addons: it leaves a class out that `addons` alone would set.
    const isGrouped = 'grouped' in others || 'groupedMultiline' in others;
    return addons === undefined || isGrouped ? others : { ...others, addons };
  });
};

function treeOf(component: Component, depth: number): fc.Arbitrary<Tree> {
  const { label, element = '' } = component;
  const parts = partsOf(component);
  const inner = [...parts, ...(CONTAINERS.test(element) ? free : [])];
  const child =
    inner.length && depth > 0
      ? fc.constantFrom(...inner).chain((one) => treeOf(one, depth - 1))
      : text;
  const content = parts.length && depth > 0 ? child : fc.oneof(child, text);
  const children = fc.array(content, { maxLength: EMPTY.test(element) ? 0 : 3 });
  return fc.record({ label: fc.constant(label), props: propsOf(component), children });
}

/** Any component with some props, and others in it. */
export const tree = fc.constantFrom(...free).chain((component) => treeOf(component, 3));

/** A tree as React renders it. */
export function elementOf({ label, props, children }: Tree): ReactNode {
  const name = components.find((one) => one.label === label)?.name ?? '';
  const inner = children.map((child) => (typeof child === 'string' ? child : elementOf(child)));
  return createElement(library.exports[name] as ComponentType, props, ...inner);
}
