import type * as t from '@babel/types';
import { SPREAD, type JsxLiteral } from '../jsx.ts';
import { literalOf as plainOf } from './attribute.ts';
import { keyOf, untyped } from './syntax.ts';

/** A value that only running the code would tell. */
export const UNKNOWN = Symbol('unknown');

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A literal, or an object or list of these. */
export function literalOf(typed: t.Node): JsxLiteral | typeof UNKNOWN | readonly unknown[] {
  const node = untyped(typed);
  const plain = plainOf(node);
  if (plain !== undefined) return plain;
  switch (node.type) {
    case 'UnaryExpression': {
      const value = literalOf(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    case 'ArrayExpression': {
      const values = node.elements.map((one) => (one ? literalOf(one) : UNKNOWN));
      return values.every((one) => one !== UNKNOWN && typeof one !== 'object') ? values : UNKNOWN;
    }
    case 'ObjectExpression': {
      const entries = node.properties.map((one) => {
        const key = keyOf(one);
        return key !== undefined && 'value' in one
          ? ([key, literalOf(one.value)] as const)
          : ([SPREAD, UNKNOWN] as const);
      });
      const isKnown = entries.every(([, one]) => one !== UNKNOWN && !isList(one));
      return isKnown ? (Object.fromEntries(entries) as JsxLiteral) : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}
