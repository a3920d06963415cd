import { SPREAD, type Attribute } from './attribute.ts';
import { BREAKPOINT } from './breakpoints.ts';
import type { Found } from './found.ts';
import { isKnown, isWrongValue, propOf } from './known.ts';
import type { Module } from './module.ts';
import { ANY } from './snippet.ts';
import { lineOf } from './syntax.ts';

const REMEDY = 'Replace it by hand.';

/** The remedy of a change that an attribute would need if it had one of the values that the source tells of it. */
function remedyFor({ name, value }: Attribute, component: string, { rules }: Module) {
  if (value.kind !== 'code') return undefined;
  const found = rules.find(
    ({ from }) =>
      [component, ANY].includes(from.name) &&
      from.attributes.some(
        (one) =>
          one.name === name &&
          one.value.kind === 'literal' &&
          value.cases.includes(one.value.value),
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
  const note = (text: string, remedy = REMEDY) => module.note({ line, text, remedy });
  // The element or component that `as` names has props of its own.
  const isOpen = attributes.some((one) => one.name === 'as' && one.value.kind === 'code');
  for (const one of attributes.filter(({ isNoted }) => !isNoted)) {
    const remedy = one.isDone ? undefined : remedyFor(one, name, module);
    if (one.name === SPREAD)
      note(
        `The props that are spread into \`${target}\` were not looked at.`,
        'Check them by hand.',
      );
    else if (remedy)
      note(`\`${one.name}\` of \`${target}\` is told only when the app runs.`, remedy);
    else if (isUnread(one, module))
      note(
        `\`${one.name}\` of \`${target}\` has values that are told only when the app runs.`,
        'Write each as a prop: `size={{ mobile: 6 }}`.',
      );
    else if (!isKnown(target, one.name) && !isOpen)
      note(`\`${one.name}\` is no prop of \`${target}\`.`);
    else if (isWrongValue(target, one)) note(wrongValue(target, one));
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
  note: (text: string, remedy?: string) => void,
) {
  if (value.kind !== 'code') return;
  const { breakpoints = [] } = propOf(target, name) ?? {};
  const strange = breakpoints.length ? value.keys?.find((one) => !breakpoints.includes(one)) : '';
  if (strange) note(`\`${name}\` of \`${target}\` has no value for \`${strange}\`.`);
  else if ((breakpoint || (breakpoints.length && value.keys)) && value.cases.includes(null))
    note(`\`${name}\` of \`${target}\` may be \`null\`.`, 'Use `undefined` instead.');
}

function wrongValue(target: string, { name, value, breakpoint }: Attribute): string {
  const breakpoints = propOf(target, name)?.breakpoints ?? [];
  if (breakpoint && !breakpoints.includes(breakpoint))
    return `\`${name}\` of \`${target}\` has no value for \`${breakpoint}\`.`;
  return `\`${name}\` of \`${target}\` has no value \`${value.kind === 'literal' ? value.value : ''}\`.`;
}
