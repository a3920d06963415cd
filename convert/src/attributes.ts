import { acceptedBy, isAccepted, isCondition } from './accepted.ts';
import { camelCase } from './camelCase.ts';
import { SPREAD, type JsxAttribute, type JsxLiteral } from './jsx.ts';
import { MAPPING } from './known.ts';
import type { AttributeKind, AttributeNames } from './mapping.ts';
import { FIXED_VALUES } from './rules.ts';
import { isTypedDeclaration, styleObject } from './styleAttribute.ts';
import type { HtmlElement } from './tree.ts';

/** An attribute as React has it. */
interface Info {
  property: string;
  kind: AttributeKind;
}

/** Attributes by their names in small letters. */
const infosOf = (names: AttributeNames['html']): ReadonlyMap<string, Info> =>
  new Map(
    Object.entries(names).flatMap(([kind, list]) =>
      (list.match(/\S+/g) ?? []).map((entry) => {
        const [name = '', property = camelCase(name)] = entry.split('=');
        return [name.toLowerCase(), { property, kind: kind as AttributeKind }] as const;
      }),
    ),
  );

const HTML = infosOf(MAPPING.attributes.html);
const SVG = infosOf(MAPPING.attributes.svg);

const IS_NUMBER = /^-?\d+(\.\d+)?$/;
/** What browsers read of a number before they ignore the rest. */
const LEADING_NUMBER = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?/i;
const LEADING_INTEGER = /^\s*[+-]?\d+/;
/** Attributes of which browsers read only an integer: `1e1` and `1.5` are 1. */
const INTEGERS =
  /^(?:col|row)?span$|^(?:cols|rows|size|start|tabindex|maxlength|minlength|height|width)$/;
/** Attributes that are numbers, though HTML has the same names for text on other elements. */
const NUMBERS = /^(value|max|min|low|high|optimum)$/;
const NUMBERED = /^(progress|meter)$/;

type Named = Pick<HtmlElement, 'tag' | 'isSvg'>;

/** Whether an attribute is nothing but a number. */
export const isNumeric = (element: Named, name: string) =>
  (NUMBERED.test(element.tag) && NUMBERS.test(name)) || acceptedFor(element, name)?.join() === '#';

/** The number that the value of an attribute begins with. */
export const numberIn = (name: string, text: string): number | undefined => {
  const [found] = (INTEGERS.test(name) ? LEADING_INTEGER : LEADING_NUMBER).exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
};

function valueOf(
  element: HtmlElement,
  name: string,
  text: string,
  { kind, property }: Info,
  accepted: readonly string[],
): JsxLiteral {
  if (isNumeric(element, name)) return numberIn(name, text) ?? text;
  if (accepted.join() === '?') return true;
  if (kind === 'boolean') return isCondition(property) ? true : text;
  if (kind === 'overloaded' && text === '') return true;
  if (kind === 'booleanish' && text === '' && name !== 'value') return true;
  const isNumber = kind === 'number' && element.tag !== 'img';
  return isNumber && IS_NUMBER.test(text) ? Number(text) : text;
}

/** What JSX can write without a spread. */
const DATA = /^data-[\w-]+$/;
const ARIA = /^aria-[\w-]+$/;
const PLAIN: Info = { property: '', kind: 'text' };

const EDITABLE = /^(input|textarea|select)$/;

/** React keeps the value of a form control as a program sets it; HTML says only how it begins. */
function reactName({ tag, attributes }: HtmlElement, name: string): string | undefined {
  if (name === 'checked' && tag === 'input') return 'defaultChecked';
  const isInitial = EDITABLE.test(tag) && !FIXED_VALUES.test(attributes.type ?? '');
  return name === 'value' && isInitial ? 'defaultValue' : undefined;
}

function styleAttribute(text: string): JsxAttribute {
  const value = styleObject(text);
  const untyped = Object.entries(value)
    .filter(([key, one]) => !isTypedDeclaration(key, one))
    .map(([key]) => key);
  return { name: 'style', value, ...(untyped.length && { untyped }) };
}

/** An attribute as React writes it. */
export function reactAttribute(element: HtmlElement, name: string, text: string): JsxAttribute {
  if (name === 'style') return styleAttribute(text);
  if (DATA.test(name)) return { name, value: text };
  const info = ARIA.test(name) ? PLAIN : infoOf(element, name);
  if (!info) return { name: SPREAD, value: { [name]: text } };
  const property = reactName(element, name) ?? (info.property || name);
  const accepted = acceptedBy(element, property) ?? (ARIA.test(name) ? ['*'] : undefined);
  const value = valueOf(element, name, text, info, accepted ?? []);
  if (accepted && isAccepted(accepted, value)) return { name: property, value };
  return { name: SPREAD, value: { [property]: value }, isRefused: accepted !== undefined };
}

const infoOf = ({ isSvg }: Named, name: string) =>
  (isSvg ? SVG.get(name.toLowerCase()) : undefined) ?? HTML.get(name.toLowerCase());

/** The values that React's types accept for an attribute by its name in HTML; nothing if they do not know it. */
function acceptedFor(element: Named, name: string): readonly string[] | undefined {
  const property = ARIA.test(name) ? name : infoOf(element, name)?.property;
  return property === undefined ? undefined : acceptedBy(element, property);
}
