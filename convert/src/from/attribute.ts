import type * as t from '@babel/types';
import { nameOf } from './snippet.ts';
import { keyOf, rangeOf, untyped } from './syntax.ts';

type Literal = string | number | boolean | null;

/** The value of an attribute: one that the source tells, or code, with the values that it tells of some of its cases. */
export type Value =
  | { kind: 'literal'; value: Literal }
  | {
      kind: 'code';
      code: string;
      cases: Literal[];
      /** Whether it may have no value, as far as the source tells. */
      mayBeMissing?: boolean;
      /** The keys of the objects that it may be. */
      keys?: string[];
      /** Whether it is a function that takes an argument. */
      takesArgument?: boolean;
    };

/** An attribute while its element is converted. */
export interface Attribute {
  name: string;
  /** The widths that its value is for. */
  breakpoint?: string;
  value: Value;
  /** What stands before it: white space and comments. */
  lead: string;
  /** How it is written; none if it is new. */
  text?: string;
  /** Whether a rule has made it, so that no other looks at it. */
  isDone?: boolean;
  /** Whether a note says that it is for a person to replace. */
  isNoted?: boolean;
}

/** The name of an attribute that is a spread. */
export const SPREAD = '...';

export const literal = (value: Literal): Value => ({ kind: 'literal', value });

/** The value of an expression that the source tells. */
export function literalOf(typed: t.Node): Literal | undefined {
  const node = untyped(typed);
  if (node.type === 'NullLiteral') return null;
  if (/^(String|Numeric|Boolean)Literal$/.test(node.type)) return (node as t.StringLiteral).value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** The expressions that one may have the value of. */
function branchesOf(typed: t.Node): t.Node[] {
  const node = untyped(typed);
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(branchesOf);
  return [node];
}

const casesOf = (typed: t.Node): Literal[] =>
  branchesOf(typed).flatMap((node) => {
    if (node.type === 'ObjectExpression')
      return node.properties.flatMap((one) =>
        one.type === 'ObjectProperty' ? casesOf(one.value) : [],
      );
    // No prop with a choice of values takes a list.
    if (node.type === 'ArrayExpression') return ['[…]'];
    const value = literalOf(node);
    return value === undefined ? [] : [value];
  });

const isMissing = (node: t.Node) =>
  node.type !== 'TemplateLiteral' && (literalOf(node) ?? null) === null;

const keysOf = (node: t.Node) =>
  node.type === 'ObjectExpression' ? node.properties.flatMap((one) => keyOf(one) ?? []) : [];

/** Whether an expression or declaration is a function that takes an argument. */
export const takesArgument = (node: t.Node) =>
  /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(node.type) &&
  (node as t.FunctionExpression).params.length > 0;

/** The text of the source between two places, with what is in it converted. */
export type TextOf = (start: number, end: number) => string;

/** Where an expression begins and ends, with its comments, but for those that end with a line. */
function withComments(node: t.Node): [number, number] {
  const [start, end] = rangeOf(node);
  // A comment outside of parentheses would take one of them along.
  if (node.extra?.parenthesized) return [start, end];
  const last = node.trailingComments?.at(-1);
  return [
    node.leadingComments?.[0]?.start ?? start,
    (last?.type === 'CommentBlock' && last.end) || end,
  ];
}

export function valueOf(typed: t.Node, textOf: TextOf): Value {
  const node = untyped(typed);
  const value = literalOf(node);
  if (value !== undefined) return literal(value);
  return {
    kind: 'code',
    code: textOf(...withComments(typed)),
    cases: casesOf(node),
    mayBeMissing: branchesOf(node).some(isMissing),
    keys: branchesOf(node).flatMap(keysOf),
    ...(takesArgument(node) && { takesArgument: true }),
  };
}

function attributeOf(node: t.JSXAttribute, lead: string, textOf: TextOf): Attribute {
  const { value } = node;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return {
    name: nameOf(node.name),
    value: inner ? valueOf(inner, textOf) : literal(true),
    lead,
    text: textOf(...rangeOf(node)),
  };
}

/** The attributes of an element, with all that stands between them, and what stands after the last. */
export function attributesOf(
  { attributes, name, typeArguments, selfClosing, end }: t.JSXOpeningElement,
  textOf: TextOf,
) {
  let [, at] = rangeOf(typeArguments ?? name);
  const read = attributes.map((node): Attribute => {
    const [from, to] = rangeOf(node);
    const lead = textOf(at, from);
    at = to;
    if (node.type === 'JSXAttribute') return attributeOf(node, lead, textOf);
    const text = textOf(from, to);
    return { name: SPREAD, value: { kind: 'code', code: text, cases: [] }, lead, text };
  });
  return {
    attributes: read,
    tail: textOf(at, end ?? 0).replace(selfClosing ? /\/\s*>$/ : />$/, ''),
  };
}

/** A value as an expression; `quote` is that of texts. */
export function printValue(value: Value, quote: string): string {
  if (value.kind === 'code') return value.code;
  if (typeof value.value !== 'string') return String(value.value);
  const text = JSON.stringify(value.value);
  return quote === '"' || text.includes("'")
    ? text
    : `'${text.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** An attribute in JSX. */
export function printAttribute({ name, value, text }: Attribute, quote: string): string {
  if (text !== undefined) return text;
  if (value.kind === 'literal' && value.value === true) return name;
  const isText = value.kind === 'literal' && typeof value.value === 'string';
  if (isText && !/["\\&\n]/.test(String(value.value))) return `${name}="${value.value}"`;
  return `${name}={${printValue(value, quote)}}`;
}
