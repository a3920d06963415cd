import type * as t from '@babel/types';
import { KEY, type State } from './apply.ts';
import { printAttribute, type Attribute, type attributesOf } from './attribute.ts';
import { asNumber, merged } from './breakpoints.ts';
import { contentOf } from './content.ts';
import type { Found } from './found.ts';
import { isKnown, propOf, withoutPrefix } from './known.ts';
import { LIBRARY } from './library.generated.ts';
import type { Module } from './module.ts';
import * as texts from './noteTexts.ts';
import { review } from './reviewElement.ts';
import { lineOf, rangeOf } from './syntax.ts';
import { asContent, CONTENT } from './template.ts';

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
export function printed(
  { openingElement: { typeArguments, selfClosing } }: t.JSXElement,
  name: string,
  attributes: readonly Attribute[],
  tail: string,
  content: string,
  { textOf, quote }: Module,
): string {
  const types = typeArguments ? textOf(...rangeOf(typeArguments)) : '';
  const all = attributes.map((one) => one.lead + printAttribute(one, quote)).join('');
  const isCommented = tail.trim() !== '';
  const end = attributes.length || isCommented ? tail : '';
  if (selfClosing && !content) return `<${name}${types}${all}${end || ' '}/>`;
  return `<${name}${types}${all}${selfClosing && !isCommented ? '' : end}>${content}</${name}>`;
}

/** An element after all rules, in text; `read` is what it had before them. */
export function finished(
  target: string,
  state: State,
  read: ReturnType<typeof attributesOf>,
  found: Found,
  module: Module,
): string {
  const { node } = found;
  const { quote, peer } = module;
  const all = state.attributes.flatMap((one) => tidied(target, one, peer));
  review(target, all, found, module);
  const within = contentOf(node, state.taken, module);
  const given = state.aroundContent.length ? all.find((one) => one.name === CONTENT) : undefined;
  const inner = given && !within.trim() ? asContent(given.value, quote) : within;
  const content = state.aroundContent.reduce((text, wrap) => wrap(text), inner);
  const local = LIBRARY.components[target] ? module.localName(target) : target;
  const last = merged(
    all.filter((one) => one !== given),
    quote,
  );
  const lost = read.attributes
    .map(({ lead }) => lead)
    .filter((lead) => lead.trim() && !last.some((one) => one.lead === lead));
  const end = lost.join('').replace(/[^\S\n]+$/, '') + read.tail;
  const self = printed(node, local, last, end, content, module);
  const whole = state.aroundSelf.reduce((text, wrap) => wrap(text), self);
  if (whole.startsWith('<>') && last.some((one) => one.name === KEY))
    module.note({ line: lineOf(node.openingElement), ...texts.keyInFragment(target) });
  return whole;
}
