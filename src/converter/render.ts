import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import * as library from 'bulmatic';
import type { JsxAttribute, JsxElement, JsxNode } from 'bulmatic-convert';

type Value = JsxAttribute['value'];

/** The component that a name such as `Card.Header` stands for, or the element. */
function typeOf(name: string): ElementType {
  if (!name) return Fragment;
  if (!/^[A-Z]/.test(name)) return name as ElementType;
  const found = name
    .split('.')
    .reduce<unknown>((whole, part) => (whole as Record<string, unknown>)[part], library);
  return found as ElementType;
}

function propOf(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value.kind === 'element') return render(value as unknown as JsxElement);
  if (value.kind === 'code') return value.value;
  const entries = Object.entries(value as Readonly<Record<string, Value>>);
  return Object.fromEntries(entries.map(([key, one]) => [key, propOf(one)]));
}

const propsOf = (attributes: readonly JsxAttribute[]) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, propOf(value)]));

/** Makes of the converter's JSX what React makes of it once it is compiled. No code runs. */
export function render(node: JsxNode): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'expression') return node.text;
  const children = node.children.map(render);
  return createElement(typeOf(node.name), propsOf(node.attributes), ...children);
}
