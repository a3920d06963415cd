import type * as t from '@babel/types';
import { KEY, type Module, type State } from './apply.ts';
import { printAttribute, type Attribute } from './attribute.ts';
import { asNumber, merged } from './breakpoints.ts';
import { lostComments } from './changes.ts';
import { contentOf } from './content.ts';
import { isKnown, propOf, withoutPrefix } from './known.ts';
import { LIBRARY } from './library.generated.ts';
import type { Found } from './match.ts';
import * as texts from './noteTexts.ts';
import { review } from './reviewElement.ts';
import { lineOf, rangeOf } from './syntax.ts';
import { asContent, CONTENT } from './template.ts';

/** What all components have in common: no prefixes, numbers as numbers, and no conditions that never hold. */
function tidied(target: string, one: Attribute, peer: Module['peer']): Attribute[] {
  const name = withoutPrefix(target, one.name, peer);
  const { text, ...unwritten } = one;
  const renamed = name === one.name ? one : { ...unwritten, name };
  const never = one.value.kind === 'literal' && one.value.value === false;
  if (never && text && !one.isNoted && !isKnown(target, name)) return [];
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
  if (selfClosing && !content && name) return `<${name}${types}${all}${end || ' '}/>`;
  return `<${name}${types}${all}${selfClosing && !isCommented ? '' : end}>${content}</${name}>`;
}

/** An element after all rules, in text. */
export function finished(
  target: string,
  state: State,
  tail: string,
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
  const print = (comments: string) => {
    const self = printed(node, local, last, comments + tail, content, module);
    return state.aroundSelf.reduce((text, wrap) => wrap(text), self);
  };
  const comments = lostComments(...rangeOf(node), print(''), module.source);
  const whole = print(comments.map((one) => ` ${one}`).join(''));
  if (whole.startsWith('<>') && last.some((one) => one.name === KEY))
    module.note({ line: lineOf(node.openingElement), ...texts.keyInFragment(target) });
  return whole;
}
