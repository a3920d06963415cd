import { isNode, type JsxElement, type JsxLiteral } from '../jsx.ts';
import { restored } from './marks.ts';
import type { Found } from './pieces.ts';

const restoredLiteral = (value: JsxLiteral, pieces: readonly Found[]): JsxLiteral => {
  if (typeof value === 'string') return restored(value, pieces);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, one]) => [restored(key, pieces), restoredLiteral(one, pieces)] as const,
  );
  return Object.fromEntries(entries);
};

/** Puts what templates say back into the styles of some JSX. */
export function restoreStyles(element: JsxElement, pieces: readonly Found[]): JsxElement {
  if (!pieces.length) return element;
  return {
    ...element,
    attributes: element.attributes.map((one) => {
      if (!isNode(one.value)) {
        if (one.name !== 'style') return one;
        const untyped = one.untyped?.map((key) => restored(key, pieces));
        return { ...one, value: restoredLiteral(one.value, pieces), untyped };
      }
      if (one.value.kind === 'code') return one;
      return { ...one, value: restoreStyles(one.value, pieces) };
    }),
    children: element.children.map((child) =>
      child.kind === 'element' ? restoreStyles(child, pieces) : child,
    ),
  };
}
