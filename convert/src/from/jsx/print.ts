import { printValue } from '../attribute.ts';
import { rangeOf, type t } from '../syntax.ts';
import type { JsxLiteral } from '../../jsx.ts';
import type { Tree } from './choices.ts';
import type { ClassList, ClassPart } from './classes.ts';

/** How a file is written. */
export interface Written {
  code: string;
  quote: string;
  /** The names and properties that are more than true or false. */
  values: ReadonlySet<string>;
}

/** A value that a prop has in some case; nothing if it is not set there. */
export type Case = JsxLiteral | undefined;

export function printLiteral(value: Case, quote: string): string {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : printValue({ kind: 'literal', value }, quote);
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${printLiteral(one, quote)}`);
  return `{ ${entries.join(', ')} }`;
}

/** A prop with a value. */
export function printProp(name: string, value: JsxLiteral, quote: string): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\&\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printLiteral(value, quote)}}`;
}

const SIMPLE = /^(Identifier|(Optional)?(Member|Call)Expression|BooleanLiteral)$/;
const WEAK = /^(Conditional|Assignment|ArrowFunction|Sequence|Yield)Expression$/;
const COMPARISON = /^([=!]==?|[<>]=?|in|instanceof)$/;

/** Names of functions that say whether something is so. */
const ASKS =
  /^(?:are|can|did|does|ends|every|has|includes|is|matches|should|some|starts|test|was|will)(?![a-z])|^(?:endsWith|startsWith)$/;

/** Whether an expression is true or false, as far as one can see. */
function isBoolean(node: t.Expression, written: Written): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '!';
  if (node.type === 'BinaryExpression') return COMPARISON.test(node.operator);
  if (node.type === 'LogicalExpression')
    return isBoolean(node.left, written) && isBoolean(node.right, written);
  if (node.type === 'CallExpression' || node.type === 'OptionalCallExpression') {
    const { callee } = node;
    const called = 'property' in callee ? callee.property : callee;
    return called.type === 'Identifier' && (called.name === 'Boolean' || ASKS.test(called.name));
  }
  if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
    const { property } = node;
    const name = property.type === 'Identifier' ? property.name : '';
    const { values } = written;
    return name !== 'length' && !values.has(sourceOf(node, written)) && !values.has(`.${name}`);
  }
  return node.type === 'Identifier'
    ? !written.values.has(node.name)
    : node.type === 'BooleanLiteral';
}

const sourceOf = (node: t.Node, { code }: Written) => code.slice(...rangeOf(node));

/** A condition as the value of a prop. */
function printTest(node: t.Expression, written: Written): string {
  const source = sourceOf(node, written);
  return isBoolean(node, written) ? source : `Boolean(${source})`;
}

/** A value that depends on conditions; `valueOf` tells that of a leaf. */
export function printCases(
  tree: Tree,
  valueOf: (leaf: string[]) => Case,
  written: Written,
): string {
  if (Array.isArray(tree)) return printLiteral(valueOf(tree), written.quote);
  const { test, yes, no } = tree;
  const [a, b] = [yes, no].map((one) => (Array.isArray(one) ? [valueOf(one)] : []));
  if (a?.length && b?.length) {
    if (a[0] === true && b[0] === undefined) return printTest(test, written);
    if (a[0] === undefined && b[0] === true) {
      const source = sourceOf(test, written);
      return SIMPLE.test(test.type) ? `!${source}` : `!(${source})`;
    }
  }
  const source = sourceOf(test, written);
  const [first, second] = [yes, no].map((one) => printCases(one, valueOf, written));
  return `${WEAK.test(test.type) ? `(${source})` : source} ? ${first} : ${second}`;
}

const printTree = (tree: Tree, written: Written) =>
  printCases(tree, (leaf) => leaf.join(' '), written);

/** One argument of `clsx`, or one property of an object that is one. */
function printArgument(part: ClassPart, written: Written): string {
  if (part.kind === 'unknown') return part.text;
  const { tree, object } = part;
  const isSingle =
    !Array.isArray(tree) && Array.isArray(tree.yes) && Array.isArray(tree.no) && !tree.no.length;
  if (!isSingle) return printTree(tree, written);
  const name = printLiteral((tree.yes as string[]).join(' '), written.quote);
  const test = sourceOf(tree.test, written);
  if (object) return `${name}: ${test}`;
  const isWeak = WEAK.test(tree.test.type) || /Logical/.test(tree.test.type);
  return `${isWeak ? `(${test})` : test} && ${name}`;
}

/** The arguments of `clsx`; the properties of an object stay in one. */
function printArguments(parts: readonly ClassPart[], written: Written): string[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const { object } = first;
  const end = others.findIndex((one) => one.object !== object);
  const rest = end < 0 || !object ? others : others.slice(0, end);
  if (!object) return [printArgument(first, written), ...printArguments(others, written)];
  const properties = [first, ...rest].map((one) => printArgument(one, written));
  return [`{ ${properties.join(', ')} }`, ...printArguments(others.slice(rest.length), written)];
}

/** What is left of a `className`; nothing if all of it has become props. */
export function printClassName(
  { form, callee }: ClassList,
  classes: readonly string[],
  parts: readonly ClassPart[],
  written: Written,
): string | undefined {
  const own = classes.join(' ');
  if (!parts.length) return own ? `className="${own}"` : undefined;
  if (form === 'call' || form === 'list') {
    const all = [
      ...(own ? [printLiteral(own, written.quote)] : []),
      ...printArguments(parts, written),
    ];
    const text = all.join(', ');
    return form === 'call'
      ? `className={${callee?.name}(${text})}`
      : `className={[${text}].filter(Boolean).join(${printLiteral(' ', written.quote)})}`;
  }
  const [only] = parts;
  if (form === 'code' && only?.kind === 'unknown') return `className={${only.text}}`;
  if (!own && parts.length === 1 && only?.kind === 'choice')
    return `className={${printCases(only.tree, (leaf) => leaf.join(' ') || undefined, written)}}`;
  const pieces = parts.map((one) =>
    one.kind === 'unknown' ? one.text : `\${${printTree(one.tree, written)}}`,
  );
  return `className={\`${[...(own ? [own] : []), ...pieces].join(' ')}\`}`;
}
