import { literalOf } from '../attribute.ts';
import { rangeOf, type t } from '../syntax.ts';

/** Classes that depend on conditions. */
export type Tree = string[] | { test: t.Expression; yes: Tree; no: Tree };

/** A part of a `className`: classes, a choice between some, or code that only the running app knows. */
export type ClassPart =
  { kind: 'choice'; tree: Tree; isKey: boolean } | { kind: 'unknown'; text: string };

/** What a `className` says. */
export interface ClassList {
  /** How it is written: with a function such as `clsx`, with a template, or with other code. */
  form: 'call' | 'template' | 'code';
  /** The name of the function. */
  callee?: t.Identifier;
  classes: string[];
  parts: ClassPart[];
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** All the lists of classes that a tree can come to. */
export const leavesOf = (tree: Tree): string[][] =>
  Array.isArray(tree) ? [tree] : [...leavesOf(tree.yes), ...leavesOf(tree.no)];

const textOf = (node: t.Node): string | undefined => {
  const value = literalOf(node);
  return typeof value === 'string' ? value : undefined;
};

const isNothing = (node: t.Node) =>
  [null, false, 0].includes(literalOf(node) as null) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** The texts that an expression chooses between; `mayBeNothing` if false and the like are no class. */
function treeOf(node: t.Node, mayBeNothing: boolean): { tree: Tree; texts: string[] } | undefined {
  const text = textOf(node);
  if (text !== undefined) return { tree: words(text), texts: [text] };
  if (mayBeNothing && isNothing(node)) return { tree: [], texts: [] };
  if (mayBeNothing && node.type === 'LogicalExpression' && node.operator === '&&') {
    const yes = treeOf(node.right, true);
    return yes && { tree: { test: node.left, yes: yes.tree, no: [] }, texts: yes.texts };
  }
  if (node.type !== 'ConditionalExpression') return undefined;
  const [yes, no] = [node.consequent, node.alternate].map((one) => treeOf(one, mayBeNothing));
  if (!yes || !no) return undefined;
  return {
    tree: { test: node.test, yes: yes.tree, no: no.tree },
    texts: [...yes.texts, ...no.texts],
  };
}

/** What all the leaves of a tree have, and the tree without it. */
function factored(tree: Tree): { common: string[]; tree: Tree } {
  const leaves = leavesOf(tree);
  const common = (leaves[0] ?? []).filter((one) => leaves.every((leaf) => leaf.includes(one)));
  const without = (one: Tree): Tree =>
    Array.isArray(one)
      ? one.filter((name) => !common.includes(name))
      : { ...one, yes: without(one.yes), no: without(one.no) };
  return { common, tree: without(tree) };
}

/** Reads the classes in an expression. */
class Reader {
  readonly list: ClassList = { form: 'template', classes: [], parts: [] };

  constructor(private readonly code: string) {}

  private add(tree: Tree, isKey = false) {
    const { common, tree: left } = factored(tree);
    this.list.classes.push(...common);
    if (leavesOf(left).some((leaf) => leaf.length))
      this.list.parts.push({ kind: 'choice', tree: left, isKey });
  }

  /** An argument of `clsx`. */
  argument(node: t.Node) {
    if (node.type === 'ArrayExpression') {
      for (const one of node.elements) if (one) this.argument(one);
      return;
    }
    if (node.type === 'ObjectExpression') return this.object(node);
    const found = treeOf(node, true);
    if (found) this.add(found.tree);
    else this.list.parts.push({ kind: 'unknown', text: this.code.slice(...rangeOf(node)) });
  }

  private object({ properties }: t.ObjectExpression) {
    for (const one of properties) {
      const isPlain = one.type === 'ObjectProperty' && !one.computed;
      const key = isPlain && (one.key.type === 'Identifier' ? one.key.name : textOf(one.key));
      const always = one.type === 'ObjectProperty' ? literalOf(one.value) : undefined;
      if (isPlain && typeof key === 'string' && typeof always === 'boolean')
        this.list.classes.push(...(always ? words(key) : []));
      else if (isPlain && typeof key === 'string')
        this.add({ test: one.value as t.Expression, yes: words(key), no: [] }, true);
      else
        this.list.parts.push({ kind: 'unknown', text: `{ ${this.code.slice(...rangeOf(one))} }` });
    }
  }

  /** Texts and expressions that are put together. */
  pieces(pieces: readonly (string | t.Expression)[]) {
    let token = '';
    let isCode = false;
    const end = () => {
      if (isCode) this.list.parts.push({ kind: 'unknown', text: token });
      else this.list.classes.push(...words(token));
      token = '';
      isCode = false;
    };
    pieces.forEach((piece, index) => {
      if (typeof piece === 'string') {
        const [first = '', ...others] = piece.split(/\s+/);
        token += first;
        for (const one of others) {
          end();
          token = one;
        }
        return;
      }
      const found = treeOf(piece, false);
      const texts = (found?.texts ?? []).filter(Boolean);
      const next = pieces[index + 1];
      const isApart =
        (!token || texts.every((text) => /^\s/.test(text))) &&
        (next === undefined ||
          (typeof next === 'string' && /^(\s|$)/.test(next)) ||
          texts.every((text) => /\s$/.test(text)));
      if (found && isApart) {
        end();
        return this.add(found.tree);
      }
      token += `\${${this.code.slice(...rangeOf(piece))}}`;
      isCode = true;
    });
    end();
  }
}

/** The pieces of a template, or of texts that are added up. */
function piecesOf(node: t.Node): (string | t.Expression)[] | undefined {
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap(({ value }, index) => {
      const expression = node.expressions[index] as t.Expression | undefined;
      return [value.cooked ?? '', ...(expression ? [expression] : [])];
    });
  const text = textOf(node);
  if (text !== undefined) return [text];
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [piecesOf(node.left), piecesOf(node.right)];
  const isText =
    left?.some((one) => typeof one === 'string') ?? typeof textOf(node.right) === 'string';
  if (!isText) return undefined;
  return [...(left ?? [node.left as t.Expression]), ...(right ?? [node.right])];
}

/** The classes of an element; `isFunction` tells functions such as `clsx`. */
export function classesOf(
  node: t.JSXAttribute['value'],
  code: string,
  isFunction: (callee: t.Node) => boolean,
): ClassList | undefined {
  const value = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  if (!value) return undefined;
  const reader = new Reader(code);
  const pieces = piecesOf(value);
  if (pieces) reader.pieces(pieces);
  else if (value.type === 'CallExpression' && isFunction(value.callee)) {
    reader.list.form = 'call';
    reader.list.callee = value.callee as t.Identifier;
    for (const one of value.arguments) reader.argument(one);
  } else if (/^(Conditional|Logical)Expression$/.test(value.type)) reader.argument(value);
  else return undefined;
  return reader.list;
}
