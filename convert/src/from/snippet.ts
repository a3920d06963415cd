import { parseExpression } from '@babel/parser';
import type * as t from '@babel/types';

/** Text in a snippet, the name after it, and what stands in for that if it has no value. */
export interface TemplatePart {
  text: string;
  hole?: string;
  fallback?: number;
}

/** A value in a snippet: a literal, a name that stands for any value, text with such names, or no value at all. */
export type SnippetValue =
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'hole'; name: string }
  | { kind: 'template'; parts: TemplatePart[] }
  | { kind: 'absent' };

/** The name of a snippet that may be any component. */
export const ANY = '_';

/** An element in a snippet. */
export interface SnippetElement {
  kind: 'element';
  /** Empty for a fragment. */
  name: string;
  attributes: { name: string; value: SnippetValue }[];
  /** The names after the dots, as in `{...rest}`. */
  spreads: string[];
  children: SnippetChild[];
}

export type SnippetChild =
  SnippetElement | { kind: 'hole'; name: string } | { kind: 'text'; text: string };

const TAG = /<(\/?)([\w.]*)((?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>{"/])*)(\/?)>/g;

/** The tags that are left open, closed: guides write `<Button submit>` alone. */
export function closed(text: string): string {
  const open: string[] = [];
  for (const [, isEnd, name = '', , isEmpty] of text.matchAll(TAG)) {
    if (isEnd) open.pop();
    else if (!isEmpty) open.push(name);
  }
  return (
    text +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** The name of an element or attribute as it is written. */
export function nameOf(node: t.JSXOpeningElement['name'] | t.JSXAttribute['name']): string {
  if (node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  return `${nameOf(node.object)}.${node.property.name}`;
}

const partsOf = ({ quasis, expressions }: t.TemplateLiteral) =>
  quasis.map(({ value }, index): TemplatePart => {
    const one = expressions[index];
    const [hole, fallback] = one?.type === 'LogicalExpression' ? [one.left, one.right] : [one];
    return {
      text: value.raw,
      ...(hole?.type === 'Identifier' && { hole: hole.name }),
      ...(fallback?.type === 'NumericLiteral' && { fallback: fallback.value }),
    };
  });

function valueOf({ value }: t.JSXAttribute): SnippetValue {
  if (!value) return { kind: 'literal', value: true };
  const node = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (node.type === 'Identifier' && node.name === 'undefined') return { kind: 'absent' };
  if (node.type === 'Identifier') return { kind: 'hole', name: node.name };
  if (node.type === 'TemplateLiteral') return { kind: 'template', parts: partsOf(node) };
  if (/^(String|Numeric|Boolean)Literal$/.test(node.type))
    return { kind: 'literal', value: (node as t.StringLiteral).value };
  throw new Error(`A snippet cannot have a value of the type ${node.type}.`);
}

function childOf(node: t.JSXElement['children'][number]): SnippetChild[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [elementOf(node)];
  if (node.type === 'JSXText') return [{ kind: 'text', text: node.value }];
  const isHole = node.type === 'JSXExpressionContainer' && node.expression.type === 'Identifier';
  if (!isHole) throw new Error(`A snippet cannot have a child of the type ${node.type}.`);
  return [{ kind: 'hole', name: (node.expression as t.Identifier).name }];
}

function elementOf(node: t.JSXElement | t.JSXFragment): SnippetElement {
  const children = node.children.flatMap(childOf);
  if (node.type === 'JSXFragment')
    return { kind: 'element', name: '', attributes: [], spreads: [], children };
  const { name, attributes } = node.openingElement;
  return {
    kind: 'element',
    name: nameOf(name),
    attributes: attributes
      .filter((one) => one.type === 'JSXAttribute')
      .map((one) => ({ name: nameOf(one.name), value: valueOf(one) })),
    spreads: attributes.flatMap((one) =>
      one.type === 'JSXSpreadAttribute' && one.argument.type === 'Identifier'
        ? [one.argument.name]
        : [],
    ),
    children,
  };
}

/** A snippet as a guide writes it: `<Button submit>`, `Card.Header` or `pull="left"`. */
export function parseSnippet(text: string): SnippetElement {
  const isName = /^[A-Z][\w.]*$/.test(text);
  const jsx = text.startsWith('<') ? text : `<${isName ? text : `${ANY} ${text}`} />`;
  const node = parseExpression(closed(jsx), { plugins: ['jsx'] });
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment')
    throw new Error(`${text} is no JSX.`);
  return elementOf(node);
}
