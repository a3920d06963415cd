import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { isNode, type JsxAttribute, type JsxElement, type JsxNode } from '../../convert/src/jsx.ts';

/** The library, by which the names in JSX are looked up. */
export type Library = Readonly<Record<string, unknown>>;

/** The only code that an example contains apart from data: the handler of a close button. */
const NOTHING = '() => {}';

const valueOf = (value: JsxAttribute['value'], library: Library): unknown => {
  if (!isNode(value)) return value;
  if (value.kind === 'element') return elementOf(value, library);
  return value.code === NOTHING ? () => {} : JSON.parse(value.code);
};

const typeOf = (name: string, library: Library): ElementType => {
  if (!/^[A-Z]/.test(name)) return name as ElementType;
  const [owner = '', part] = name.split('.');
  const component = library[owner] as ElementType & Readonly<Record<string, ElementType>>;
  return part ? component[part]! : component;
};

function nodeOf(node: JsxNode, library: Library): ReactNode {
  if (node.kind === 'element') return elementOf(node, library);
  return node.kind === 'text' ? node.text : null;
}

/** Some JSX as React renders it. No code is run for it: the names are those of elements and of what the library exports. */
export function elementOf(jsx: JsxElement, library: Library): ReactNode {
  const children = jsx.children.map((child) => nodeOf(child, library));
  if (!jsx.name) return createElement(Fragment, null, ...children);
  const props = Object.fromEntries(
    jsx.attributes.map(({ name, value }) => [name, valueOf(value, library)]),
  );
  return createElement(typeOf(jsx.name, library), props, ...children);
}
