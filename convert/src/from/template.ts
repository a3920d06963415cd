import { literal, printAttribute, printValue, type Attribute, type Value } from './attribute.ts';
import type { Bindings } from './match.ts';
import type { SnippetChild, SnippetElement, SnippetValue, TemplatePart } from './snippet.ts';

/** What a template is filled with. */
export interface Fill {
  bindings: Bindings;
  quote: string;
  /** The name by which the file knows a component of Bulmatic. */
  localName: (name: string) => string;
}

type Code = Extract<Value, { kind: 'code' }>;

/** A name that stands for the element that is converted, with its attributes; and for its content. */
const REST = 'rest';
export const CONTENT = 'children';

/** The code of a value with what stands in for it if it has none. */
function either({ code, mayBeMissing }: Code, fallback: number | undefined): string {
  if (fallback === undefined || !mayBeMissing) return code;
  return `${/^[\w.]+$/.test(code) ? code : `(${code})`} ?? ${fallback}`;
}

function templateValue(parts: readonly TemplatePart[], bindings: Bindings): Value {
  const values = parts.map(({ hole, ...part }) => ({ ...part, value: hole && bindings.get(hole) }));
  const texts = values.map(({ text, value, fallback }) => {
    if (typeof value !== 'object' || Array.isArray(value)) return { text, code: text };
    const shown = value.kind === 'literal' ? String(value.value ?? fallback) : undefined;
    const code =
      value.kind === 'code' ? `${text}\${${either(value, fallback)}}` : `${text}${shown}`;
    return { text: shown === undefined ? undefined : text + shown, code };
  });
  if (texts.every(({ text }) => text !== undefined))
    return literal(texts.map(({ text }) => text).join(''));
  return { kind: 'code', code: `\`${texts.map(({ code }) => code).join('')}\``, cases: [] };
}

function filledValue(value: SnippetValue, bindings: Bindings): Value {
  if (value.kind === 'literal') return literal(value.value);
  if (value.kind === 'template') return templateValue(value.parts, bindings);
  const bound = value.kind === 'hole' ? bindings.get(value.name) : undefined;
  if (typeof bound !== 'object' || Array.isArray(bound))
    throw new Error('A change has a name that nothing in its snippet stands for.');
  return bound;
}

/** The attributes that a template adds to the element that is converted; later rules look at those of a child. */
export function filledAttributes(
  { attributes, spreads }: SnippetElement,
  bindings: Bindings,
): Attribute[] {
  const own = attributes.map(({ name, value }): Attribute => ({
    name,
    value: filledValue(value, bindings),
    lead: ' ',
    isDone: true,
  }));
  const captured = spreads.flatMap((name) => {
    const bound = bindings.get(name);
    return Array.isArray(bound) ? bound : [];
  });
  return [...own, ...captured];
}

/** The element in a template that takes the place of the one that is converted. */
export function mainOf(template: SnippetElement): SnippetElement {
  const elements = template.children.filter((one) => one.kind === 'element');
  const all = [template, ...elements.flatMap((one) => [one, ...one.children])];
  const found = all.find((one) => one.kind === 'element' && one.spreads.includes(REST));
  return found?.kind === 'element' ? found : template;
}

/** Some value or text as content of an element. */
export function asContent(bound: Value | Attribute[] | string | undefined, quote: string): string {
  if (typeof bound === 'string') return bound;
  if (!bound || Array.isArray(bound)) return '';
  const isText = bound.kind === 'literal' && typeof bound.value === 'string';
  if (isText && !/[{}<>&\n]|^\s|\s$/.test(String(bound.value))) return String(bound.value);
  return `{${printValue(bound, quote)}}`;
}

/** A part of a template as text, in which `main` is replaced by a text. */
export function printTemplate(
  node: SnippetChild,
  fill: Fill,
  main?: { element: SnippetElement; text: string },
): string {
  const { bindings, quote, localName } = fill;
  if (node.kind === 'text') return node.text;
  if (node.kind === 'hole') return asContent(bindings.get(node.name), quote);
  if (node === main?.element) return main.text;
  const inner = node.children.map((one) => printTemplate(one, fill, main)).join('');
  if (!node.name) return inner;
  const name = /^[a-z]/.test(node.name) ? node.name : localName(node.name);
  const attributes = filledAttributes(node, bindings)
    .map((one) => ` ${printAttribute(one, quote)}`)
    .join('');
  return node.children.length
    ? `<${name}${attributes}>${inner}</${name}>`
    : `<${name}${attributes} />`;
}
