import { apply, type Module, type State } from './apply.ts';
import { attributesOf, type Attribute } from './attribute.ts';
import { withBreakpoints } from './breakpoints.ts';
import { contentOf, losesContent } from './content.ts';
import { finished, printed } from './finished.ts';
import { LIBRARY } from './library.generated.ts';
import { match, type Found, type Match } from './match.ts';
import * as texts from './noteTexts.ts';
import { isElement, type Rule } from './rules.ts';
import { ANY, nameOf } from './snippet.ts';
import { lineOf } from './syntax.ts';
import { CONTENT, mainOf } from './template.ts';

/** Whether an element, which may have become another, is one that a rule is for, in a place that it is for. */
function isFor({ from, where }: Rule, { name, inside, children }: Found, target = name): boolean {
  const { inside: around, outside = [], without = [] } = where;
  return (
    (from.name === name || (from.name === ANY && ![name, target].every(isElement))) &&
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

/** What a rule makes of an element, as often as it has attributes for it. */
function applied(start: State, rule: Rule, found: Found, module: Module): State {
  if (!isFor(rule, found, start.target)) return start;
  const { children, chosen, name, node } = found;
  const line = lineOf(node.openingElement);
  // Only the app knows whether it has a part that it must have, or must not.
  const told = { line, ...texts.toldAtRuntime(CONTENT, name, rule.remedy) };
  let state = start;
  for (let left = start.attributes.length; left >= 0; left--) {
    const matched = match(rule.from, state.attributes, children);
    if (!matched && match(rule.from, state.attributes, chosen)) module.note(told);
    if (!matched) return state;
    if (losesContent(rule, matched, state, found, module)) return state;
    const isPlain = !matched.attributes.length && !matched.children.length;
    // A new name that an attribute has led to is more precise.
    if (isPlain && state.isRenamed) return state;
    if (rule.to?.children.length && chosen.some((one) => rule.where.without?.includes(one.name))) {
      module.note(told);
      return state;
    }
    // A fragment takes no attributes.
    if (rule.to && !mainOf(rule.to).name && state.attributes.length) {
      module.note({ line, ...texts.leftAsItIs(rule.written, rule.remedy) });
      return state;
    }
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

/** An element of a peer as one of Bulmatic, in text. */
export function convertElement(found: Found, file: Module): string {
  const { node, name, hasRoom } = found;
  const { openingElement: opening } = node;
  const written = nameOf(opening.name);
  const module = {
    ...file,
    localName: (component: string) => file.localName(component, written, name.includes('.')),
  };
  const { textOf, peer, rules } = module;
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
  if (target === undefined) {
    const isHtml = opening.name.type === 'JSXIdentifier' && isElement(written);
    if (!isHtml) module.keep(opening.name);
    // The default of a folder has no name of its own.
    if (!isHtml && !isLeft)
      module.note({
        line: lineOf(opening),
        ...texts.noCounterpart(/^[A-Z]/.test(name) ? name : written, peer.package),
      });
    return printed(node, written, attributes, tail, contentOf(node, [], module), module);
  }
  return finished(target, state, tail, found, module);
}
