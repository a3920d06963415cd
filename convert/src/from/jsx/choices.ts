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

/** What a condition compares with a literal. */
function comparedIn(test: t.Expression, code: string) {
  if (test.type !== 'BinaryExpression' || !/^===?$/.test(test.operator)) return undefined;
  const value = literalOf(test.right);
  return value === undefined ? undefined : { of: code.slice(...rangeOf(test.left)), value };
}

/** Whether of two conditions one at most is true: that one is the opposite, or the same thing has two values. */
function areExclusive(a: t.Expression, b: t.Expression, code: string): boolean {
  const isNot = (one: t.Expression, other: t.Expression) =>
    one.type === 'UnaryExpression' &&
    one.operator === '!' &&
    code.slice(...rangeOf(one.argument)) === code.slice(...rangeOf(other));
  const [first, second] = [comparedIn(a, code), comparedIn(b, code)];
  const isOther =
    first?.of === second?.of &&
    typeof first?.value === typeof second?.value &&
    first?.value !== second?.value;
  return isNot(a, b) || isNot(b, a) || Boolean(isOther);
}

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
  const isOpposite = [first.test, no.test].some(({ type }) => type === 'UnaryExpression');
  return { ...first, no: isOpposite && isEmpty(no.no) ? no.yes : no };
}
