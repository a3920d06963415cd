import type * as t from '@babel/types';
import { keepsChild, type Module, type State } from './apply.ts';
import type { Child, Found, Match } from './match.ts';
import type { Rule } from './rules.ts';
import type { SnippetChild } from './snippet.ts';
import { rangeOf } from './syntax.ts';
import { CONTENT, mainOf } from './template.ts';

/** The text between the tags of an element, without some of its children. */
export function contentOf(
  { openingElement: opening, closingElement: closing }: t.JSXElement,
  taken: readonly Child[],
  { textOf }: Module,
): string {
  if (!closing) return '';
  let [, at] = rangeOf(opening);
  const parts = taken.map((child) => {
    const [from, to] = rangeOf(child.node);
    const text = textOf(at, from).replace(/\s*\n\s*$/, '');
    at = to;
    return text;
  });
  return [...parts, textOf(at, rangeOf(closing)[0])].join('');
}

/** Whether a part of a template has a place for the content of the element that is converted. */
const hasPlace = (part: SnippetChild): boolean =>
  part.kind === 'element'
    ? part.children.some(hasPlace)
    : part.kind === 'hole' && part.name === CONTENT;

/** Whether a rule would lose content: that of a child which it takes, or what its template has no place for. */
export function losesContent(
  { from, to }: Rule,
  { children }: Match,
  { attributes }: State,
  { node }: Found,
  module: Module,
): boolean {
  const main = to && mainOf(to);
  if (!main || keepsChild(from, main)) return false;
  const patterns = from.children.filter((one) => one.kind === 'element');
  const isUnnamed = (child: Child, index: number) =>
    !patterns[index]?.children.length && child.content().trim() !== '';
  if (children.some(isUnnamed)) return true;
  if (!main.children.length || main.children.some(hasPlace)) return false;
  const isProp = attributes.some(({ name }) => name === CONTENT);
  return isProp || contentOf(node, children, module).trim() !== '';
}
