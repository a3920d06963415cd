import { parse, type ParserPlugin } from '@babel/parser';
import type * as t from '@babel/types';
import { checkLevel, ConvertError } from '../notes.ts';

export type { t };

/** Keys of a node that are no syntax. */
const NO_SYNTAX = /^(loc|extra|(leading|trailing|inner)Comments)$/;

const isNode = (value: unknown): value is t.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The nodes in a node, in the order of the source. */
export const childrenOf = (node: t.Node) =>
  Object.entries(node)
    .filter(([key]) => !NO_SYNTAX.test(key))
    .flatMap(([, value]: [string, unknown]) =>
      Array.isArray(value) ? (value as unknown[]) : [value],
    )
    .filter(isNode);

/** Calls a function with each node and its ancestors, the outermost first. */
export function walk(root: t.Node, visit: (node: t.Node, ancestors: readonly t.Node[]) => void) {
  const stack: [t.Node, readonly t.Node[]][] = [[root, []]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, ancestors] = next;
    visit(node, ancestors);
    const inner = [...ancestors, node];
    for (const child of childrenOf(node).toReversed()) stack.push([child, inner]);
  }
}

/** The names of the functions in a module, with their nodes. */
export function functionsIn(root: t.Node): [name: string, node: t.Node][] {
  const found: [string, t.Node][] = [];
  walk(root, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) found.push([node.id.name, node]);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      found.push([node.id.name, node.init]);
  });
  return found;
}

/** An expression without what only tells its type: `'a' as const`, `a!`. */
export const untyped = (node: t.Node): t.Node =>
  /^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
    ? untyped((node as t.TSAsExpression).expression)
    : node;

/** The name of a property that the source tells. */
export function keyOf(node: t.ObjectExpression['properties'][number] | t.RestElement) {
  if (node.type !== 'ObjectProperty') return undefined;
  const key = untyped(node.key);
  if (key.type === 'Identifier') return node.computed ? undefined : key.name;
  return /^(String|Numeric)Literal$/.test(key.type)
    ? String((key as t.StringLiteral).value)
    : undefined;
}

/** Text as JSX reads it: the lines of source without what indents them. */
export function shownText(source: string): string {
  const lines = source.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const start = index ? line.replace(/^[ \t]+/, '') : line;
      return index < lines.length - 1 ? start.replace(/[ \t]+$/, '') : start;
    })
    .filter(Boolean)
    .join(' ');
}

/** Where a node begins and ends. */
export const rangeOf = ({ start, end }: t.Node): [number, number] => [start ?? 0, end ?? 0];

export const lineOf = ({ loc }: t.Node) => loc?.start.line ?? 1;

/** A module of TypeScript or JavaScript, with JSX unless its name says that it has none. */
export function parseModule(code: string, file: string): t.File {
  const jsx: ParserPlugin[] = /\.[cm]?ts$/.test(file) ? [] : ['jsx'];
  const types = /@flow\b/.test(code) ? 'flow' : 'typescript';
  try {
    return parse(code, {
      sourceType: 'module',
      plugins: [types, 'decorators', 'decoratorAutoAccessors', ...jsx],
    });
  } catch (error) {
    if (error instanceof RangeError) checkLevel(Infinity);
    const { message } = error as Error;
    throw new ConvertError(`This is not TypeScript or JavaScript that can be read: ${message}`);
  }
}
