import type * as t from '@babel/types';
import {
  literal,
  literalOf,
  printValue,
  valueOf,
  type Attribute,
  type TextOf,
} from './attribute.ts';
import type { Peer } from './peer.ts';
import { keyOf, untyped } from './syntax.ts';

export const BREAKPOINT = /^(mobile|tablet|touch|desktop|widescreen|fullhd)$/;
const SUFFIXED = /^(?!is[A-Z][a-z]+$)(\w+)(Mobile|Tablet|Touch|Desktop|Widescreen|Fullhd)$/;
/** What `viewport` is about in bestax-bulma. */
const IN_VIEWPORT = /^(textSize|textAlign|display|visibility)$/;

type Properties = [name: string, value: t.Node][];

/** The properties of an object, if they are no more than names with values. */
function propertiesOf(node: t.Node | null | undefined): Properties | undefined {
  const inner = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  const object = inner && untyped(inner);
  if (object?.type !== 'ObjectExpression') return undefined;
  const properties = object.properties.map((one): Properties[number] | undefined => {
    const key = keyOf(one);
    return key !== undefined && 'value' in one ? [key, one.value] : undefined;
  });
  return properties.every((one) => one !== undefined) ? properties : undefined;
}

/** The condition that a value is for one width only; nothing if it is told when the app runs. */
function onlyOf(properties: Properties): boolean | undefined {
  const [, only] = properties.find(([name]) => name === 'only') ?? [];
  const value = only ? literalOf(only) : false;
  return typeof value === 'boolean' ? value : undefined;
}

const widthOf = (breakpoint: string, isOnly: boolean) =>
  isOnly && /^(tablet|desktop|widescreen)$/.test(breakpoint) ? `${breakpoint}Only` : breakpoint;

/** `{ textSize: 5 }` for mobile devices, as attributes. */
function atBreakpoint(breakpoint: string, node: t.Node | null | undefined, textOf: TextOf) {
  const properties = propertiesOf(node);
  const isOnly = properties && onlyOf(properties);
  if (!properties || isOnly === undefined) return undefined;
  return properties
    .filter(([name]) => name !== 'only')
    .map(([name, one]) => ({
      name,
      breakpoint: widthOf(breakpoint, isOnly),
      value: valueOf(one, textOf),
      lead: ' ',
    }));
}

/** `{ hide: { value: true } }` for mobile devices, as attributes. */
function atResponsive(breakpoint: string, node: t.Node, textOf: TextOf): Attribute[] | undefined {
  const all = propertiesOf(node)?.map(([name, one]): Attribute | undefined => {
    const properties = propertiesOf(one);
    const isOnly = properties && onlyOf(properties);
    const [, value] = properties?.find(([key]) => key === 'value') ?? [];
    if (!value || isOnly === undefined) return undefined;
    return {
      name: name === 'hide' ? 'hidden' : name,
      breakpoint: widthOf(breakpoint, isOnly),
      value: valueOf(value, textOf),
      lead: ' ',
    };
  });
  return all?.every((one) => one !== undefined) ? all : undefined;
}

/** `mobile={{ textSize: 5 }}` as a `textSize` for mobile devices; nothing if it is no such attribute. */
function fromObject({ name }: Attribute, node: t.Node | undefined, textOf: TextOf) {
  const value = node?.type === 'JSXAttribute' ? node.value : undefined;
  if (BREAKPOINT.test(name)) return atBreakpoint(name, value, textOf);
  const widths = name === 'responsive' ? propertiesOf(value) : undefined;
  const all = widths?.map(([width, one]) => atResponsive(width, one, textOf));
  return all?.every((one) => one !== undefined) ? all.flat() : undefined;
}

const WIDTH = /^(default|(mobile|touch|widescreen|fullhd|tablet|desktop)(-only)?)$/;

/** `isSize={{ default: 12, mobile: 6 }}` and `isHidden="mobile"`, as attributes; nothing if it is no such attribute. */
function fromKeys(attribute: Attribute, node: t.Node | undefined, textOf: TextOf) {
  const { name, value } = attribute;
  const keyFor = (width: string) => widthOf(width.replace('-only', ''), width.endsWith('-only'));
  if (name === 'isHidden' && value.kind === 'literal' && WIDTH.test(String(value.value)))
    return [{ name, value: literal(true), lead: ' ', breakpoint: keyFor(String(value.value)) }];
  const properties = propertiesOf(node?.type === 'JSXAttribute' ? node.value : undefined);
  if (!properties?.length || !properties.every(([key]) => WIDTH.test(key))) return undefined;
  return properties.map(([key, one]): Attribute => ({
    name,
    value: valueOf(one, textOf),
    lead: ' ',
    ...(key !== 'default' && { breakpoint: keyFor(key) }),
  }));
}

/** Whether a value is the same as none. */
const isNothing = ({ value }: Attribute) =>
  value.kind === 'literal' ? value.value === null : /^(undefined|void 0)$/.test(value.code);

/** `textSizeMobile="5"` as a `textSize` for mobile devices. */
function fromSuffix(attribute: Attribute): Attribute {
  const [, name, breakpoint] = SUFFIXED.exec(attribute.name) ?? [];
  if (!name || !breakpoint) return attribute;
  return { ...attribute, name, breakpoint: breakpoint.toLowerCase() };
}

/** `viewport="tablet" textSize="5"` as a `textSize` for tablets. */
function withoutViewport(attributes: Attribute[]): Attribute[] {
  const { value } = attributes.find(({ name }) => name === 'viewport') ?? {};
  if (value?.kind !== 'literal' || typeof value.value !== 'string') return attributes;
  const breakpoint = value.value;
  return attributes
    .filter(({ name }) => name !== 'viewport')
    .map((one) => (IN_VIEWPORT.test(one.name) && !one.breakpoint ? { ...one, breakpoint } : one));
}

/** The attributes of an element of a peer, each with the widths that it is for. */
export function withBreakpoints(
  attributes: Attribute[],
  nodes: readonly t.Node[],
  { breakpoints }: Peer,
  textOf: TextOf,
): Attribute[] {
  const read = breakpoints === 'keys' ? fromKeys : fromObject;
  const all =
    breakpoints === 'suffixes'
      ? withoutViewport(attributes.map(fromSuffix))
      : attributes.flatMap((one, index) => {
          const [first, ...others] = read(one, nodes[index], textOf) ?? [one];
          return first ? [{ ...first, lead: one.lead }, ...others] : [];
        });
  return all.filter((one) => !one.breakpoint || !isNothing(one));
}

/** Attributes for some widths as Bulmatic writes them: `textSize={{ mobile: 5 }}`. */
export function merged(attributes: readonly Attribute[], quote: string): Attribute[] {
  const isResponsive = (name: string) =>
    attributes.some((one) => one.name === name && one.breakpoint);
  const first = new Map<string, Attribute>();
  for (const one of attributes) if (!first.has(one.name)) first.set(one.name, one);
  return attributes.flatMap((one) => {
    if (!isResponsive(one.name)) return [one];
    if (first.get(one.name) !== one) return [];
    const all = attributes.filter(({ name }) => name === one.name);
    const entries = all
      .toSorted((a, b) => Number(Boolean(a.breakpoint)) - Number(Boolean(b.breakpoint)))
      .map(({ breakpoint = 'base', value }) => `${breakpoint}: ${printValue(value, quote)}`);
    const code = `{ ${entries.join(', ')} }`;
    return [{ name: one.name, lead: one.lead, value: { kind: 'code', code, cases: [] } }];
  });
}

/** A number that a peer writes as text, as a number. */
export function asNumber(one: Attribute, values: readonly unknown[]): Attribute {
  const { value, name, breakpoint, lead } = one;
  if (value.kind !== 'literal' || typeof value.value !== 'string' || !value.value) return one;
  const number = Number(value.value);
  if (!values.includes(number) || values.includes(value.value)) return one;
  return { name, lead, value: literal(number), ...(breakpoint && { breakpoint }) };
}
