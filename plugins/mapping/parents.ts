import { createElement, type ReactElement } from 'react';
import type { JsxLiteral } from '../../convert/src/jsx.ts';
import type { Shape } from '../../convert/src/mapping.ts';
import type { Catalogue } from '../library/catalogue.ts';
import type { Library } from '../base/library.ts';

const isElement = (node: unknown): node is ReactElement<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && 'props' in node;

const isLiteral = (value: unknown): value is JsxLiteral =>
  value === true || typeof value === 'number';

/** The components that must surround a part, from the outside in, with the conditions that they set for it. */
export function parentsWithProps(
  { exports, within }: Library,
  { components }: Catalogue,
  name: string,
): Shape['parents'] {
  const part = createElement('part');
  const path = (node: unknown): Shape['parents'] | undefined => {
    if (Array.isArray(node)) return node.map(path).find(Boolean);
    if (node === part) return [];
    if (!isElement(node)) return undefined;
    const inside = path(node.props.children);
    const parent = components.find((one) => exports[one.name] === node.type);
    if (!inside || !parent) return inside;
    const props = Object.fromEntries(
      Object.entries(node.props).filter(
        ([key, value]) => isLiteral(value) && !key.startsWith('default'),
      ),
    ) as Record<string, JsxLiteral>;
    return [{ label: parent.label, props }, ...inside];
  };
  return path(within[name]?.(part)) ?? [];
}
