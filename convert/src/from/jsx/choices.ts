import { literalOf } from '../attribute.ts';
import { rangeOf, type t } from '../syntax.ts';

/** Classes that depend on conditions. */
export type Tree = string[] | { test: t.Expression; yes: Tree; no: Tree };

export const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** All the lists of classes that a tree can come to. */
export const leavesOf = (tree: Tree): string[][] =>
  Array.isArray(tree) ? [tree] : [...leavesOf(tree.yes), ...leavesOf(tree.no)];

export const textOf = (node: t.Node): string | undefined => {
  const value = literalOf(node);
  return typeof value === 'string' ? value : undefined;
};

const isNothing = (node: t.Node) =>
  [null, false, 0].includes(literalOf(node) as null) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** What an expression chooses between; as a part of a text, `false` and the like would be a word of it. */
interface Choice {
  tree: Tree;
  texts: string[];
  mayBeNothing: boolean;
}

/** `a && 'b' || 'c'` is another way to write `a ? 'b' : 'c'`. */
function alternativeOf({ left, right }: t.LogicalExpression): Choice | undefined {
  if (left.type !== 'LogicalExpression' || left.operator !== '&&') return undefined;
  const [yes, no] = [choiceOf(left.right), choiceOf(right)];
  if (!yes || !no || yes.mayBeNothing || !yes.texts.every(Boolean)) return undefined;
  return {
    tree: { test: left.left, yes: yes.tree, no: no.tree },
    texts: [...yes.texts, ...no.texts],
    mayBeNothing: no.mayBeNothing,
  };
}

/** Reads an expression that chooses between texts; nothing if only the running app knows what it is. */
export function choiceOf(node: t.Node): Choice | undefined {
  const text = textOf(node);
  if (text !== undefined) return { tree: words(text), texts: [text], mayBeNothing: false };
  if (isNothing(node)) return { tree: [], texts: [], mayBeNothing: true };
  if (node.type === 'LogicalExpression' && node.operator === '||') return alternativeOf(node);
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    const yes = choiceOf(node.right);
    return yes && { ...yes, tree: { test: node.left, yes: yes.tree, no: [] }, mayBeNothing: true };
  }
  if (node.type !== 'ConditionalExpression') return undefined;
  const [yes, no] = [choiceOf(node.consequent), choiceOf(node.alternate)];
  if (!yes || !no) return undefined;
  return {
    tree: { test: node.test, yes: yes.tree, no: no.tree },
    texts: [...yes.texts, ...no.texts],
    mayBeNothing: yes.mayBeNothing || no.mayBeNothing,
  };
}

/** What all the leaves of a tree have, and the tree without it. */
export function factored(tree: Tree): { common: string[]; tree: Tree } {
  const leaves = leavesOf(tree);
  const common = (leaves[0] ?? []).filter((one) => leaves.every((leaf) => leaf.includes(one)));
  const without = (one: Tree): Tree =>
    Array.isArray(one)
      ? one.filter((name) => !common.includes(name))
      : { ...one, yes: without(one.yes), no: without(one.no) };
  return { common, tree: without(tree) };
}

/** The tree with something around each of its words. */
export const affixed = (tree: Tree, before: string, after: string): Tree =>
  Array.isArray(tree)
    ? [before + tree.join('') + after]
    : { ...tree, yes: affixed(tree.yes, before, after), no: affixed(tree.no, before, after) };

/** The literals of which a condition says that something is one. */
function comparedIn(
  test: t.Expression,
  code: string,
): { of: string; values: readonly unknown[] } | undefined {
  if (test.type === 'LogicalExpression' && test.operator === '||') {
    const [left, right] = [comparedIn(test.left, code), comparedIn(test.right, code)];
    const isOne = left !== undefined && left.of === right?.of;
    return isOne ? { of: left.of, values: [...left.values, ...right.values] } : undefined;
  }
  if (test.type !== 'BinaryExpression' || test.operator !== '===') return undefined;
  const value = literalOf(test.right);
  return value === undefined
    ? undefined
    : { of: code.slice(...rangeOf(test.left)), values: [value] };
}

/** What must be true for a condition to be so. */
const partsOf = (test: t.Expression): t.Expression[] =>
  test.type === 'LogicalExpression' && test.operator === '&&'
    ? [...partsOf(test.left), ...partsOf(test.right)]
    : [test];

const isNot = (one: t.Expression, other: t.Expression, code: string) =>
  one.type === 'UnaryExpression' &&
  one.operator === '!' &&
  code.slice(...rangeOf(one.argument)) === code.slice(...rangeOf(other));

const areOpposite = (a: t.Expression, b: t.Expression, code: string) =>
  isNot(a, b, code) || isNot(b, a, code);

/** Whether of two conditions one at most is true: something in them is opposite, or would have two values. */
const areExclusive = (a: t.Expression, b: t.Expression, code: string): boolean =>
  partsOf(a).some((one) =>
    partsOf(b).some((other) => {
      const [first, second] = [comparedIn(one, code), comparedIn(other, code)];
      const isSame = first !== undefined && first.of === second?.of;
      const isApart = isSame && !first.values.some((value) => second.values.includes(value));
      return isApart || areOpposite(one, other, code);
    }),
  );

const isEmpty = (tree: Tree) => leavesOf(tree).every((leaf) => !leaf.length);

/** Several conditions of which one at most is true as one tree; nothing if they are not such. */
export function merged(trees: readonly Tree[], code: string): Tree | undefined {
  const [first, ...others] = trees;
  if (!others.length) return first;
  if (!first || Array.isArray(first) || !isEmpty(first.no)) return undefined;
  const areApart = others.every(
    (one) => !Array.isArray(one) && areExclusive(first.test, one.test, code),
  );
  const no = areApart ? merged(others, code) : undefined;
  if (!no || Array.isArray(no)) return undefined;
  const isRest = areOpposite(first.test, no.test, code) && isEmpty(no.no);
  return { ...first, no: isRest ? no.yes : no };
}
