import * as doc from 'prettier/doc';
import { isNode, SPREAD, type JsxAttribute, type JsxElement, type JsxLiteral } from './jsx.ts';
import { isWord, itemsIn, type Item, onLines, onOneLine, printLines } from './printChildren.ts';
import { templateOf, textOf, type Style } from './style.ts';

type Doc = doc.builders.Doc;

const { conditionalGroup, group, hardline, ifBreak, indent, join, line, softline } = doc.builders;
const { willBreak } = doc.utils;

const IDENTIFIER = /^[$_\p{ID_Start}][$\p{ID_Continue}]*$/u;

/** Where React's types refuse a key or its value, such as a variable of CSS, the key may be any. */
function printKey(key: string, style: Style, untyped: readonly string[]): string {
  if (untyped.includes(key)) return `[${textOf(key, style)} as string]`;
  return IDENTIFIER.test(key) ? key : textOf(key, style);
}

/** The length from which on Prettier breaks a line after a key. */
const SHORTEST_KEY = 5;

/** A literal, on several lines if it is an object that does not fit on one. */
function printLiteral(value: JsxLiteral, style: Style, untyped: readonly string[] = []): Doc {
  if (typeof value === 'string') return textOf(value, style);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  const properties = entries.map(([key, one]) => {
    const printed = printLiteral(one, style);
    const name = printKey(key, style, untyped);
    // A text that is too long goes on the next line, unless its key is so short that nothing is won.
    const goesOn = typeof one === 'string' && name.length >= SHORTEST_KEY;
    const after = goesOn ? group(indent([line, printed])) : [' ', printed];
    return [name, ':', after];
  });
  return group(['{', indent([line, join([',', line], properties)]), ifBreak(','), line, '}']);
}

const isPlain = (text: string) => !/["\n\r\\]/.test(text) && !/&#?\w+;/.test(text);

function printAttribute(
  { name, value, isRefused, untyped }: JsxAttribute,
  style: Style,
  level: number,
): Doc {
  if (value === true) return name;
  if (name === SPREAD && !isNode(value)) {
    const printed = printLiteral(value, style);
    return isRefused ? ['{...(', printed, ' as object)}'] : ['{...', printed, '}'];
  }
  if (typeof value === 'string' && isPlain(value)) return `${name}="${value}"`;
  if (isNode(value) && value.kind === 'code') return [name, '={', value.code, '}'];
  if (isNode(value)) return [name, hugged(printElement(value, style, level + 2))];
  const printed = printLiteral(value, style, untyped);
  return [name, typeof value === 'object' ? ['={', printed, '}'] : hugged(printed)];
}

const hugged = (value: Doc) => group(['={', indent([softline, value]), softline, '}']);

function printOpening(
  { name, attributes, children }: JsxElement,
  style: Style,
  level: number,
): Doc {
  const end = children.length ? '>' : '/>';
  const [only = { name: '', value: null }, ...others] = attributes;
  if (!attributes.length) return `<${name}${children.length || !name ? '>' : ' />'}`;
  if (!others.length && typeof only.value === 'string' && isPlain(only.value))
    return `<${name} ${only.name}="${only.value}"${children.length ? '>' : ' />'}`;
  const lines = indent(attributes.map((one) => [line, printAttribute(one, style, level)]));
  return group([`<${name}`, lines, children.length ? softline : line, end]);
}

/** Characters of which each takes one column. */
const NARROW = /^[ -~]*$/;

/** An element of words that is on one line in any case: all others take a layout, and much more time. */
function shortLine(
  opening: Doc,
  items: readonly Item[],
  closing: string,
  columns: number,
): string | undefined {
  if (typeof opening !== 'string' || items.length > columns) return undefined;
  if (!items.every((item) => item === 'space' || isWord(item))) return undefined;
  const words = items.map((item) => (item === 'space' ? ' ' : item.word));
  const text = opening + words.join('') + closing;
  return text.length <= columns && NARROW.test(text) ? text : undefined;
}

/** An element with its children, laid out as Prettier does it; `level` is how far it is indented at most. */
function printElement(element: JsxElement, style: Style, level = 2): Doc {
  const { name, attributes, children } = element;
  const opening = printOpening(element, style, level);
  if (!children.length) return name ? opening : '<></>';
  const closing = `</${name}>`;
  const [only] = children;
  if (children.length === 1 && only?.kind === 'text' && only.isExact && only.text.includes('\n'))
    return [opening, printLines(templateOf(only.text)), closing];
  const items = itemsIn(children, (child) => printElement(child, style, level + 1), style);
  const short = shortLine(opening, items, closing, style.width - level * 2);
  if (short !== undefined) return short;
  const lines = group([opening, indent([hardline, onLines(items, style)]), hardline, closing]);
  if (attributes.length > 1 || children.some(isElement) || willBreak(opening)) return lines;
  const inLine = onOneLine(items, style);
  return inLine ? conditionalGroup([group([opening, ...inLine, closing]), lines]) : lines;
}

const isElement = ({ kind }: { kind: string }) => kind === 'element';

const toText = (printed: Doc, { width }: Style) =>
  doc.printer.printDocToString(printed, { printWidth: width, tabWidth: 2, useTabs: false })
    .formatted;

/** JSX as text, laid out as Prettier does it. */
export const printJsx = (element: JsxElement, style: Style): string =>
  toText(printElement(element, style), style);

/** A module with one component that renders some JSX: the imports, then the function. */
export function printModule(
  element: JsxElement,
  { name, imports }: { name: string; imports: readonly string[] },
  style: Style,
): string {
  const returned = group([
    ifBreak('('),
    indent([softline, printElement(element, style)]),
    softline,
    ifBreak(')'),
  ]);
  const names = group([
    '{',
    indent([line, join([',', line], [...imports])]),
    ifBreak(','),
    line,
    '}',
  ]);
  const from = textOf('bulmatic', style);
  return toText(
    [
      imports.length ? ['import ', names, ' from ', from, ';', hardline, hardline] : '',
      `export default function ${name}() {`,
      indent([hardline, 'return ', returned, ';']),
      hardline,
      '}',
      hardline,
    ],
    style,
  );
}
