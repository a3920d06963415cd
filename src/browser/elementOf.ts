import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { isNode, type JsxAttribute, type JsxElement, type JsxNode } from 'bulmatic-convert';

/** The library, by which the names in JSX are looked up. */
export type Library = Readonly<Record<string, unknown>>;

function valueOf(value: JsxAttribute['value'], library: Library): unknown {
  if (!isNode(value)) return value;
  if (value.kind === 'element') return elementOf(value, library);
  // A close button appears only with a handler.
  return value.value ?? (() => {});
}

function typeOf(name: string, library: Library): ElementType {
  if (!name) return Fragment;
  if (!/^[A-Z]/.test(name)) return name as ElementType;
  const [owner = '', part] = name.split('.');
  const component = library[owner] as ElementType & Readonly<Record<string, ElementType>>;
  return part ? component[part]! : component;
}

function nodeOf(node: JsxNode, library: Library): ReactNode {
  if (node.kind === 'element') return elementOf(node, library);
  return node.kind === 'text' ? node.text : null;
}

/** Some JSX as React renders it. No code is run for it: the names are those of elements and of what the library exports. */
export function elementOf({ name, attributes, children }: JsxElement, library: Library): ReactNode {
  const props = Object.fromEntries(
    attributes.map((one) => [one.name, valueOf(one.value, library)] as const),
  );
  const inside = children.map((child) => nodeOf(child, library));
  return createElement(typeOf(name, library), props, ...inside);
}
