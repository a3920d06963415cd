import { literalOf } from '../attribute.ts';
import { nameOf } from '../snippet.ts';
import { rangeOf, type t } from '../syntax.ts';
import { affixed, choiceOf, factored, leavesOf, textOf, words, type Tree } from './choices.ts';

/** A part of a `className`: classes, a choice between some, or code that only the running app knows. */
export type ClassPart = ({ kind: 'choice'; tree: Tree } | { kind: 'unknown'; text: string }) & {
  /** The object in which it is a property. */
  object?: t.ObjectExpression | undefined;
};

/** What a `className` says. */
export interface ClassList {
  /** How it is written: with a function such as `clsx`, as a list, with a template, or with other code. */
  form: 'call' | 'list' | 'template' | 'code';
  /** The name of the function. */
  callee?: t.Identifier;
  /** The names of functions in it, whose arguments have become its own. */
  nested: t.Identifier[];
  /** Whether a word such as `false` may be in it. */
  hasFalse: boolean;
  classes: string[];
  parts: ClassPart[];
}

/** Whether the name that is called is that of a function such as `clsx`. */
export type IsFunction = (callee: t.Node) => boolean;

/** Reads the classes in an expression. */
class Reader {
  readonly list: ClassList = {
    form: 'template',
    nested: [],
    hasFalse: false,
    classes: [],
    parts: [],
  };

  constructor(
    private readonly code: string,
    private readonly isFunction: IsFunction,
  ) {}

  private add(tree: Tree, object?: t.ObjectExpression) {
    const { common, tree: left } = factored(tree);
    this.list.classes.push(...common);
    if (leavesOf(left).some((leaf) => leaf.length))
      this.list.parts.push({ kind: 'choice', tree: left, object });
  }

  /** An argument of `clsx`. */
  argument(node: t.Node) {
    if (node.type === 'ArrayExpression') {
      for (const one of node.elements) if (one) this.argument(one);
      return;
    }
    if (node.type === 'ObjectExpression') return this.object(node);
    if (node.type === 'CallExpression' && this.isFunction(node.callee)) {
      this.list.nested.push(node.callee as t.Identifier);
      for (const one of node.arguments) this.argument(one);
      return;
    }
    const found = choiceOf(node);
    if (found) this.add(found.tree);
    else this.list.parts.push({ kind: 'unknown', text: this.code.slice(...rangeOf(node)) });
  }

  private object(object: t.ObjectExpression) {
    for (const one of object.properties) {
      const isPlain = one.type === 'ObjectProperty' && !one.computed;
      const key = isPlain && (one.key.type === 'Identifier' ? one.key.name : textOf(one.key));
      const always = one.type === 'ObjectProperty' ? literalOf(one.value) : undefined;
      if (isPlain && typeof key === 'string' && typeof always === 'boolean')
        this.list.classes.push(...(always ? words(key) : []));
      else if (isPlain && typeof key === 'string')
        this.add({ test: one.value as t.Expression, yes: words(key), no: [] }, object);
      else
        this.list.parts.push({ kind: 'unknown', text: this.code.slice(...rangeOf(one)), object });
    }
  }

  /** A call of a function such as `clsx` in a text; its own code would be no text. */
  private call(node: t.Expression): boolean {
    const reader = new Reader(this.code, this.isFunction);
    reader.argument(node);
    const { nested, parts, classes } = reader.list;
    if (!nested.length || parts.some(({ kind }) => kind === 'unknown')) return false;
    this.list.nested.push(...nested);
    this.list.classes.push(...classes);
    this.list.parts.push(...parts);
    return true;
  }

  /** Texts and expressions that are put together. */
  pieces(given: readonly (string | t.Expression)[]) {
    const pieces = [...given];
    let token = '';
    let isCode = false;
    const end = () => {
      if (isCode) this.list.parts.push({ kind: 'unknown', text: token });
      else this.list.classes.push(...words(token));
      token = '';
      isCode = false;
    };
    given.forEach((_, index) => {
      const piece = pieces[index]!;
      if (typeof piece === 'string') {
        const [first = '', ...others] = piece.split(/\s+/);
        token += first;
        for (const one of others) {
          end();
          token = one;
        }
        return;
      }
      const next = pieces[index + 1];
      const isEnd = next === undefined || (next === '' && index + 2 === pieces.length);
      const endsWord = isEnd || (typeof next === 'string' && /^\s/.test(next));
      if (!token && endsWord && this.call(piece)) return;
      const found = choiceOf(piece);
      const all = found?.texts ?? [];
      const texts = all.filter(Boolean);
      const isWord = !token && endsWord;
      const isPart = !isCode && all.every((text) => /^\S*$/.test(text));
      const isLast = index + 2 >= pieces.length || (typeof next === 'string' && /\s/.test(next));
      if (found && !found.mayBeNothing && isPart && isLast && !isWord) {
        const after = typeof next === 'string' ? (/^\S*/.exec(next)?.[0] ?? '') : '';
        if (typeof next === 'string') pieces[index + 1] = next.slice(after.length);
        const before = token;
        token = '';
        return this.add(affixed(found.tree, before, after));
      }
      const isApart =
        (!token || texts.every((text) => /^\s/.test(text))) &&
        (endsWord || texts.every((text) => /\s$/.test(text)));
      if (found && (found.mayBeNothing ? isWord : isApart)) {
        end();
        this.list.hasFalse ||= found.mayBeNothing;
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

/** The elements of a list whose texts are joined by spaces, and whether those that are nothing are left out. */
function joinedIn(node: t.Node): { elements: t.Node[]; isFiltered: boolean } | undefined {
  const called = calledIn(node, 'join');
  if (!called || textOf(called.argument) !== ' ') return undefined;
  const filtered = calledIn(called.object, 'filter');
  const isFiltered =
    filtered?.argument.type === 'Identifier' && filtered.argument.name === 'Boolean';
  const list = isFiltered ? filtered.object : called.object;
  if (list.type !== 'ArrayExpression') return undefined;
  const elements = list.elements.filter((one) => one !== null);
  return elements.every(({ type }) => type !== 'SpreadElement')
    ? { elements, isFiltered }
    : undefined;
}

/** A text without the white space around it has the same classes. */
const trimmedIn = (node: t.Node): t.Node =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'trim'
    ? node.callee.object
    : node;

/** The object and the only argument of a method that is called. */
function calledIn(node: t.Node, method: string) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const [argument, ...others] = node.arguments;
  const isMethod = property.type === 'Identifier' && property.name === method;
  return isMethod && argument && !others.length ? { object, argument } : undefined;
}

/** Whether an attribute has the classes: React takes `class` too, though it warns. */
export const isClassName = (one: t.Node): one is t.JSXAttribute =>
  one.type === 'JSXAttribute' && /^class(Name)?$/.test(nameOf(one.name));

/** The `className` of an element. */
export function classNameIn({ attributes }: t.JSXOpeningElement): t.JSXAttribute | undefined {
  const [found, ...others] = attributes.filter(isClassName);
  // Of two, the last one counts, and TypeScript refuses both.
  return others.length ? undefined : found;
}

/** An expression without what only tells TypeScript of its type. */
const untyped = (node: t.Node): t.Node =>
  /^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
    ? untyped((node as t.TSAsExpression).expression)
    : node;

/** The classes of an element; `isFunction` tells functions such as `clsx`. */
export function classesOf(
  node: t.JSXAttribute['value'],
  code: string,
  isFunction: IsFunction,
): ClassList | undefined {
  if (!node) return undefined;
  const value = untyped(node.type === 'JSXExpressionContainer' ? node.expression : node);
  const reader = new Reader(code, isFunction);
  const { list } = reader;
  const pieces = piecesOf(trimmedIn(value));
  const joined = joinedIn(value);
  if (pieces) reader.pieces(pieces);
  else if (joined?.isFiltered) {
    list.form = 'list';
    for (const one of joined.elements) reader.argument(one);
  } else if (joined)
    reader.pieces(
      joined.elements.flatMap((one) => [...(piecesOf(one) ?? [one as t.Expression]), ' ']),
    );
  else if (value.type === 'CallExpression' && isFunction(value.callee)) {
    list.form = 'call';
    list.callee = value.callee as t.Identifier;
    for (const one of value.arguments) reader.argument(one);
  } else if (/^(Conditional|Logical)Expression$/.test(value.type)) reader.argument(value);
  else return undefined;
  return list;
}
