import { find, hastToReact, html, svg } from 'property-information';
import type { HtmlElement } from './html.ts';
import { SPREAD, type JsxAttribute } from './jsx.ts';
import { FIXED_VALUES } from './rules.ts';
import { styleObject } from './styleAttribute.ts';

/** Attributes of old HTML that React sets, but its types do not have on every element that had them. */
const UNTYPED =
  /^(align|alink|background|bgcolor|border|clear|compact|face|frame|hspace|link|noshade|nowrap|rules|text|valign|vlink|vspace)$/;
const IS_NUMBER = /^-?\d+(\.\d+)?$/;
/** Attributes that are numbers, though HTML has the same names for text on other elements. */
const NUMBERS = /^(value|max|min|low|high|optimum)$/;
const NUMBERED = /^(progress|meter)$/;

function valueOf(
  { tag }: HtmlElement,
  name: string,
  text: string,
  info: ReturnType<typeof find>,
): JsxAttribute['value'] {
  if (info.boolean || (info.overloadedBoolean && text === '')) return true;
  if (info.booleanish && text === '' && name !== 'value') return true;
  const isNumber = (info.number && tag !== 'img') || (NUMBERED.test(tag) && NUMBERS.test(name));
  return isNumber && IS_NUMBER.test(text) ? Number(text) : text;
}

const EDITABLE = /^(input|textarea|select)$/;

/** React keeps the value of a form control as a program sets it; HTML says only how it begins. */
function reactName({ tag, attributes }: HtmlElement, name: string): string | undefined {
  if (name === 'checked' && tag === 'input') return 'defaultChecked';
  const isInitial = EDITABLE.test(tag) && !FIXED_VALUES.test(attributes.type ?? '');
  return name === 'value' && isInitial ? 'defaultValue' : undefined;
}

/** An attribute as React writes it. */
export function reactAttribute(element: HtmlElement, name: string, text: string): JsxAttribute {
  if (name === 'style') return { name, value: styleObject(text) };
  if (/^(data|aria)-/.test(name)) return { name, value: text };
  const info = find(element.isSvg ? svg : html, name);
  const initial = reactName(element, name);
  const isTyped = info.defined && !(UNTYPED.test(name) && !element.isSvg);
  if (!isTyped) return { name: SPREAD, value: { [name]: text } };
  const property = hastToReact[info.property] ?? info.property;
  return { name: initial ?? property, value: valueOf(element, name, text, info) };
}
