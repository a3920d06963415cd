import type * as t from '@babel/types';
import { apply, type State } from './apply.ts';
import { attributesOf, printAttribute, type Attribute } from './attribute.ts';
import { asNumber, merged, withBreakpoints } from './breakpoints.ts';
import type { Found } from './found.ts';
import { isKnown, propOf, withoutPrefix } from './known.ts';
import { LIBRARY } from './library.generated.ts';
import { match, type Child, type Match } from './match.ts';
import type { Module } from './module.ts';
import * as texts from './noteTexts.ts';
import { review } from './reviewElement.ts';
import { isElement, type Rule } from './rules.ts';
import { ANY, nameOf } from './snippet.ts';
import { lineOf, rangeOf } from './syntax.ts';
import { CONTENT, mainOf } from './template.ts';

/** The text between the tags of an element, without some of its children. */
function contentOf(node: t.JSXElement, taken: readonly Child[], { textOf }: Module): string {
  const { openingElement: opening, closingElement: closing } = node;
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

/** Whether an element is one that a rule is for, in a place that it is for. */
function isFor({ from, where }: Rule, { name, inside, children }: Found): boolean {
  const { inside: around, outside = [], without = [] } = where;
  return (
    (from.name === name || (from.name === ANY && !isElement(name))) &&
    (!around || inside.includes(around)) &&
    !outside.some((one) => inside.includes(one)) &&
    !children.some((child) => without.includes(child.name))
  );
}

/** Notes a function that takes an argument, if it gets another one now. */
function noteArgument(
  { from, to, where }: Rule,
  matched: Match,
  { node, name }: Found,
  module: Module,
) {
  const [one] = matched.attributes;
  if (!where.argument || one?.value.kind !== 'code') return;
  const { code, takesArgument } = one.value;
  if (!takesArgument && !module.takingArgument.has(code)) return;
  const [now] = to?.attributes ?? [];
  module.note({
    line: lineOf(node.openingElement),
    ...texts.otherArgument(
      { prop: from.attributes[0]?.name, name },
      { prop: now?.name, argument: where.argument },
    ),
  });
}

/** Whether something would get lost that stands next to the child which a rule takes. */
function losesContent({ to }: Rule, { children }: Match, { node }: Found, module: Module) {
  const main = to && mainOf(to);
  if (!children.length || !main?.children.length) return false;
  const keeps = main.children.some(
    (one) => one.kind === 'element' || one.kind === 'text' || one.name === CONTENT,
  );
  return !keeps && contentOf(node, children, module).trim() !== '';
}

/** What a rule makes of an element, as often as it has attributes for it. */
function applied(start: State, rule: Rule, found: Found, module: Module): State {
  if (!isFor(rule, found)) return start;
  let state = start;
  for (let left = start.attributes.length; left >= 0; left--) {
    const matched = match(rule.from, state.attributes, found.children);
    if (!matched) return state;
    if (losesContent(rule, matched, found, module)) return state;
    const isPlain = !matched.attributes.length && !matched.children.length;
    // A new name that an attribute has led to is more precise.
    if (isPlain && state.isRenamed) return state;
    noteArgument(rule, matched, found, module);
    state = apply(state, rule, matched, module);
    if (!matched.attributes.length) return state;
  }
  return state;
}

/** Notes what only a person can replace, and returns the attributes, of which those are marked. */
function noted(attributes: readonly Attribute[], found: Found, module: Module): Attribute[] {
  const matches = module.rules
    .filter((rule) => !rule.to && isFor(rule, found))
    .map((rule) => ({ rule, matched: match(rule.from, attributes, found.children) }))
    .filter(({ matched }) => matched);
  const line = lineOf(found.node.openingElement);
  for (const { rule } of matches)
    module.note({ line, ...texts.leftAsItIs(rule.written, rule.remedy) });
  const isByHand = (one: Attribute) =>
    matches.some(({ matched }) => matched?.attributes.includes(one));
  return attributes.map((one) => (isByHand(one) ? { ...one, isDone: true, isNoted: true } : one));
}

/** What all components have in common: no prefixes, numbers as numbers, and no conditions that never hold. */
function tidied(target: string, one: Attribute, { isPrefixed }: Module['peer']): Attribute[] {
  const name = (isPrefixed && withoutPrefix(target, one.name)) || one.name;
  const { text, ...unwritten } = one;
  const renamed = name === one.name ? one : { ...unwritten, name };
  const never = one.value.kind === 'literal' && one.value.value === false;
  if (never && text && !isKnown(target, name)) return [];
  const prop = propOf(target, name);
  // No prop of Bulmatic takes it: without a value is the same.
  if (one.value.kind === 'literal' && one.value.value === null && prop) return [];
  return [asNumber(renamed, prop?.values ?? [])];
}

/** An element as text. */
function printed(
  { openingElement: { typeArguments, selfClosing } }: t.JSXElement,
  name: string,
  attributes: readonly Attribute[],
  tail: string,
  content: string,
  { textOf, quote }: Module,
): string {
  const types = typeArguments ? textOf(...rangeOf(typeArguments)) : '';
  const all = attributes.map((one) => one.lead + printAttribute(one, quote)).join('');
  const end = attributes.length || tail.trim() ? tail : '';
  if (selfClosing && !content) return `<${name}${types}${all}${end || ' '}/>`;
  return `<${name}${types}${all}${selfClosing ? '' : end}>${content}</${name}>`;
}

/** An element of a peer as one of Bulmatic, in text. */
export function convertElement(found: Found, file: Module): string {
  const { node, name, hasRoom } = found;
  const { openingElement: opening } = node;
  const written = nameOf(opening.name);
  const module = {
    ...file,
    localName: (component: string) => file.localName(component, written, name.includes('.')),
  };
  const { textOf, quote, peer, rules } = module;
  const { attributes, tail } = attributesOf(opening, textOf);
  // Without an attribute or a child, a note is about the whole component.
  const isLeft = rules.some(
    ({ from, to }) => !to && from.name === name && !from.attributes.length && !from.children.length,
  );
  const own = withBreakpoints(attributes, opening.attributes, peer, textOf);
  const start: State = {
    target: isLeft ? undefined : LIBRARY.components[name] && name,
    isRenamed: false,
    attributes: noted(own, found, module),
    taken: [],
    aroundContent: [],
    aroundSelf: [],
    hasRoom,
  };
  const state = isLeft
    ? start
    : rules.reduce((so, rule) => applied(so, rule, found, module), start);
  const { target } = state;
  if (!target && isElement(name))
    return printed(node, written, attributes, tail, contentOf(node, [], module), module);
  if (!target) {
    module.keep(written);
    if (!isLeft) module.note({ line: lineOf(opening), ...texts.noCounterpart(name, peer.package) });
    return printed(node, written, attributes, tail, contentOf(node, [], module), module);
  }
  const all = state.attributes.flatMap((one) => tidied(target, one, peer));
  review(target, all, found, module);
  const inner = contentOf(node, state.taken, module);
  const content = state.aroundContent.reduce((text, wrap) => wrap(text), inner);
  const local = LIBRARY.components[target] ? module.localName(target) : target;
  const self = printed(node, local, merged(all, quote), tail, content, module);
  return state.aroundSelf.reduce((text, wrap) => wrap(text), self);
}
