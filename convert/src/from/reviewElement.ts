import type { Module } from './apply.ts';
import { SPREAD, type Attribute } from './attribute.ts';
import { BREAKPOINT } from './breakpoints.ts';
import { isKnown, propOf, withoutPrefix, wrongValueOf, wrongWidthOf } from './known.ts';
import type { Found } from './match.ts';
import type { Note } from '../notes.ts';
import * as texts from './noteTexts.ts';
import { ANY } from './snippet.ts';
import { lineOf } from './syntax.ts';

type Text = Omit<Note, 'line'>;

/** The remedy of a change that an attribute would need if it had one of the values that the source tells of it. */
function remedyFor(
  { name, value }: Attribute,
  component: string,
  target: string,
  { rules, peer }: Module,
) {
  if (value.kind !== 'code') return undefined;
  const found = rules.find(
    ({ from }) =>
      [component, ANY].includes(from.name) &&
      from.attributes.some(
        (one) =>
          [one.name, withoutPrefix(target, one.name, peer)].includes(name) &&
          one.value.kind === 'literal' &&
          (value.cases.includes(one.value.value) || (from.name !== ANY && !propOf(target, name))),
      ),
  );
  return found?.remedy;
}

/** Notes what is not sure to be right about the attributes that an element has after its conversion. */
export function review(
  target: string,
  attributes: readonly Attribute[],
  { node, name }: Found,
  module: Module,
) {
  const line = lineOf(node.openingElement);
  const note = (text: Text) => module.note({ line, ...text });
  // The element or component that `as` names has props of its own.
  const isOpen = attributes.some((one) => one.name === 'as' && one.value.kind === 'code');
  for (const one of attributes.filter(({ isNoted }) => !isNoted)) {
    const remedy = one.isDone ? undefined : remedyFor(one, name, target, module);
    const [width, value] = [wrongWidthOf(target, one), wrongValueOf(target, one)];
    if (one.name === SPREAD) note(texts.spreadProps(target));
    else if (remedy) note(texts.toldAtRuntime(one.name, target, remedy));
    else if (isUnread(one, module)) note(texts.valuesToldAtRuntime(one.name, target));
    else if (!isKnown(target, one.name) && !isOpen) note(texts.unknownProp(one.name, target));
    else if (width) note(texts.noBreakpoint(one.name, target, width));
    else if (value !== undefined) note(texts.wrongValue(one.name, target, value));
    else noteWidths(target, one, note);
  }
}

/** Whether an attribute is an object of values for some widths, which the source does not tell. */
const isUnread = ({ name, value, isDone }: Attribute, { peer }: Module) =>
  peer.breakpoints === 'objects' &&
  value.kind === 'code' &&
  (BREAKPOINT.test(name) || name === 'responsive') &&
  !isDone;

/** Notes values for some widths that Bulmatic does not have. */
function noteWidths(
  target: string,
  { name, value, breakpoint }: Attribute,
  note: (text: Text) => void,
) {
  if (value.kind !== 'code') return;
  const { breakpoints = [] } = propOf(target, name) ?? {};
  const strange = breakpoints.length ? value.keys?.find((one) => !breakpoints.includes(one)) : '';
  if (strange) note(texts.noBreakpoint(name, target, strange));
  else if ((breakpoint || (breakpoints.length && value.keys?.length)) && value.cases.includes(null))
    note(texts.maybeNull(name, target));
}
