import { isNode } from '../../jsx.ts';
import type { HtmlElement, HtmlNode } from '../../tree.ts';
import { attributesOf, type TextOf } from '../attribute.ts';
import { rangeOf, type t } from '../syntax.ts';
import { isClassName, type ClassList } from './classes.ts';
import type { Component, KeptAttribute } from './component.ts';
import { printCases, printClassName, printProp, type Written } from './print.ts';

/** Where a component is printed. */
export interface Place extends Written {
  name: string;
  /** The class list of which something may be left. */
  list: ClassList;
  textOf: TextOf;
}

/** The props that take the place of classes. */
function madeProps({ props, chosen, rest }: Component, place: Place): string[] {
  const { quote, list } = place;
  const className = printClassName(list, rest.classes, rest.parts, place);
  return [
    ...props.flatMap(({ name, value }) => {
      if (isNode(value)) return [];
      const custom = name === 'as' && typeof value === 'string' && /^x-(.*)$/.exec(value)?.[1];
      return [custom ? `as={${custom}}` : printProp(name, value, quote)];
    }),
    ...chosen.map(({ name, tree, valueOf }) => `${name}={${printCases(tree, valueOf, place)}}`),
    ...(className ? [className] : []),
  ];
}

const keptText = ({ node, name, as, number }: KeptAttribute, { textOf }: Place) => {
  if (number !== undefined) return `${as}={${number}}`;
  const text = textOf(...rangeOf(node));
  return as === name ? text : as + text.slice(name.length);
};

/** The text of a slot, as it stands in the source. */
function slotText(
  nodes: readonly HtmlNode[],
  parent: HtmlElement,
  { view }: Component,
  { code, textOf }: Place,
): string {
  const [first] = nodes;
  const source = view.sources.get(parent) as t.JSXElement;
  if (!first || !source.closingElement) return '';
  const index = parent.children.indexOf(first);
  const after = parent.children[parent.children.indexOf(nodes.at(-1)!) + 1];
  const before = parent.children[index - 1];
  const [beforeSource, own] = [before && view.sources.get(before), view.sources.get(first)];
  const [ownStart] = rangeOf(own!);
  const start =
    before === undefined
      ? rangeOf(source.openingElement)[1]
      : beforeSource === own
        ? ownStart + (/^\s*/.exec(code.slice(ownStart))?.[0].length ?? 0)
        : rangeOf(beforeSource!)[1];
  const end = after ? rangeOf(view.sources.get(after)!)[0] : rangeOf(source.closingElement)[0];
  return textOf(start, end);
}

/** A component in the place of an element. */
export function printComponent(node: t.JSXElement, component: Component, place: Place): string {
  const { fit, kept, view } = component;
  const { name, textOf } = place;
  const { openingElement: opening } = node;
  const { attributes, tail } = attributesOf(opening, textOf);
  const made = madeProps(component, place);
  const at = opening.attributes.findIndex(isClassName);
  const lead = attributes[at]?.lead ?? ' ';
  const next = lead.includes('\n') ? (/\n\s*$/.exec(lead)?.[0] ?? ' ') : ' ';
  const own = made.map((text, index) => (index ? next : lead) + text);
  const written = attributes.flatMap((one, index) => {
    const source = opening.attributes[index]!;
    if (index === at) return own.length || !lead.trim() ? own : [lead.trimEnd()];
    const found = kept.find((each) => each.node === source);
    const isKey = source.type === 'JSXAttribute' && source.name.name === 'key';
    if (isKey) return [one.lead + one.text];
    // A comment in front of it stays.
    if (!found) return one.lead.trim() ? [one.lead] : [];
    return [one.lead + keptText(found, place)];
  });
  const inner = kept.filter(({ owner }) => owner !== node).map((one) => ` ${keptText(one, place)}`);
  const slots = [...fit.slots].filter(([, { nodes }]) => nodes.length);
  const others = slots
    .filter(([slot]) => slot !== 'children')
    .map(([slot, { nodes, parent }]) => {
      const text = slotText(nodes, parent, component, place).trim();
      const isOne =
        nodes.length === 1 && nodes[0]?.kind === 'element' && view.sources.has(nodes[0]);
      return ` ${slot}={${isOne ? text : `<>${text}</>`}}`;
    });
  const first = opening.attributes[0];
  const keyed = at < 0 && first?.type === 'JSXAttribute' && first.name.name === 'key' ? 1 : 0;
  const all = [
    ...written.slice(0, keyed),
    ...(at < 0 ? own : []),
    ...written.slice(keyed),
    ...inner,
    ...others,
  ].join('');
  const [, content] = slots.find(([slot]) => slot === 'children') ?? [];
  const parent = content?.parent ?? fit.slots.get('children')?.parent;
  const isEmpty = opening.selfClosing || !parent;
  const text = content ? slotText(content.nodes, content.parent, component, place) : '';
  const end = tail.trim() || tail.includes('\n') ? tail : '';
  if (isEmpty && !text) return `<${name}${all}${end || ' '}/>`;
  return `<${name}${all}${end}>${text || emptyText(parent, component, place)}</${name}>`;
}

/** What stands in an element without content: white space at most. */
function emptyText(
  parent: HtmlElement | undefined,
  { view }: Component,
  { textOf }: Place,
): string {
  const source = parent && (view.sources.get(parent) as t.JSXElement);
  if (!source?.closingElement || parent?.children.length) return '';
  return textOf(rangeOf(source.openingElement)[1], rangeOf(source.closingElement)[0]);
}
