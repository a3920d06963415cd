import { MAPPING } from '../../known.ts';
import { elementsOf } from '../../mapping.ts';
import type { HtmlElement, HtmlNode } from '../../tree.ts';
import { literalOf } from '../attribute.ts';
import { nameOf } from '../snippet.ts';
import { lineOf, shownText, type t } from '../syntax.ts';
import type { ClassList } from './classes.ts';

/** The attributes whose values are a part of what a component renders. */
const FIXED = new Set([
  'type',
  ...MAPPING.shapes.flatMap(({ root, effects }) => [
    ...elementsOf(root).flatMap(({ attributes }) => Object.keys(attributes)),
    ...effects.flatMap(({ attributes }) => Object.values(attributes).flatMap(Object.keys)),
  ]),
]);

/** The attributes that are a prop with another name, or that a component repeats. */
const TOLD_APART = new Set([
  'style',
  ...MAPPING.shapes.flatMap(({ root }) =>
    elementsOf(root).flatMap(({ renamed, texts, mirrors }) => [
      ...Object.keys(renamed),
      ...Object.keys(texts),
      ...mirrors,
    ]),
  ),
]);

/** A name of HTML: React writes some in another way. */
const htmlName = (name: string) =>
  name === 'htmlFor' ? 'for' : /^(aria|data)-/.test(name) ? name : name.toLowerCase();

/** An attribute of an element in JSX, and what the view of the element calls it. */
export interface ViewAttribute {
  node: t.JSXAttribute | t.JSXSpreadAttribute;
  /** Empty for a spread. */
  name: string;
  html: string;
  text: string;
  /** Its value, if the source tells it as text. */
  literal?: string;
}

let count = 9_000_000;

/** What stands in for a value that is code, or for a name that HTML does not have. */
function viewAttribute(node: t.JSXAttribute | t.JSXSpreadAttribute): ViewAttribute {
  // A number, since some attributes take nothing else.
  const marker = String(count++);
  if (node.type === 'JSXSpreadAttribute')
    return { node, name: '', html: `data-${marker}`, text: marker };
  const name = nameOf(node.name);
  const html = htmlName(name);
  const inner = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
  const literal = inner ? literalOf(inner) : true;
  if (html === 'style') return { node, name, html, text: 'color: red' };
  if (FIXED.has(html) && literal !== undefined && literal !== null)
    return { node, name, html, text: literal === true ? '' : String(literal) };
  const told = typeof literal === 'string' ? { literal } : {};
  const isKnown = FIXED.has(html) || TOLD_APART.has(html);
  return { node, name, html: isKnown ? html : `data-${marker}`, text: marker, ...told };
}

/** What an element in JSX is as HTML; code stands in for itself. */
export interface View {
  element: HtmlElement;
  /** The nodes of the source, by those of the view. */
  sources: Map<HtmlNode, t.Node>;
  attributes: Map<HtmlNode, ViewAttribute[]>;
}

/** What stands for content that is code. */
const CODE = '{}';

function textsOf(node: t.Node): string[] {
  if (node.type === 'JSXText') return [shownText(node.value)];
  if (node.type !== 'JSXExpressionContainer') return [CODE];
  const value = literalOf(node.expression);
  return [typeof value === 'string' || typeof value === 'number' ? String(value) : CODE];
}

/** Views an element as HTML, with the classes that a function tells of each element in it. */
export function viewOf(
  node: t.JSXElement,
  classesOf: (node: t.JSXElement) => readonly string[],
): View {
  const sources: View['sources'] = new Map();
  const attributes: View['attributes'] = new Map();
  const build = (one: t.JSXElement): HtmlElement => {
    const { openingElement: opening } = one;
    const name = nameOf(opening.name);
    const all = opening.attributes
      .filter(
        (attribute) =>
          attribute.type !== 'JSXAttribute' ||
          !/^(class|className|key)$/.test(nameOf(attribute.name)),
      )
      .map(viewAttribute);
    const element: HtmlElement = {
      kind: 'element',
      tag: /^[a-z]/.test(name) ? name : `x-${name}`,
      isSvg: false,
      classes: [...classesOf(one)],
      attributes: Object.fromEntries(all.map(({ html, text }) => [html, text])),
      children: one.children.flatMap(child),
      line: lineOf(one),
    };
    sources.set(element, one);
    attributes.set(element, all);
    return element;
  };
  const child = (one: t.JSXElement['children'][number]): HtmlNode[] => {
    if (one.type === 'JSXElement') return [build(one)];
    const isComment =
      one.type === 'JSXExpressionContainer' && one.expression.type === 'JSXEmptyExpression';
    const nodes: HtmlNode[] = isComment
      ? [{ kind: 'comment', text: '' }]
      : textsOf(one)
          // White space in front is told apart, since some components render it.
          .flatMap((text) => [/^\s+/.exec(text)?.[0] ?? '', text.trimStart()])
          .filter(Boolean)
          .map((text) => ({ kind: 'text', text }));
    for (const each of nodes) sources.set(each, one);
    return nodes;
  };
  return { element: build(node), sources, attributes };
}

/** The class lists of elements, each read once. */
export type Lists = (node: t.JSXElement) => ClassList | undefined;
