import type { Attribute } from './attribute.ts';
import type { Child, Match } from './match.ts';
import type { Module } from './module.ts';
import type { Rule } from './rules.ts';
import { ANY, type SnippetElement } from './snippet.ts';
import { CONTENT, filledAttributes, mainOf, printTemplate } from './template.ts';

/** An element of a peer while it is converted. */
export interface State {
  /** The component or element that takes its place. */
  target: string | undefined;
  /** Whether that has another name than it had with the peer. */
  isRenamed: boolean;
  attributes: readonly Attribute[];
  /** The children that are no longer part of its content. */
  taken: readonly Child[];
  /** What its content is put into, and what it is put into itself, from the inside out. */
  aroundContent: readonly ((text: string) => string)[];
  aroundSelf: readonly ((text: string) => string)[];
  /** Whether there may be others next to it. */
  hasRoom: boolean;
}

/** The attributes of an element, in which new ones take the place of others. */
function replaced(
  attributes: readonly Attribute[],
  old: readonly Attribute[],
  made: readonly Attribute[],
): Attribute[] {
  const [first] = old;
  const stay = new Set(attributes.filter((one) => !old.includes(one)).map(({ name }) => name));
  const added = made
    .filter(({ name }) => first?.breakpoint || !stay.has(name))
    .map((one, index) => ({
      ...one,
      ...(first?.breakpoint && { breakpoint: first.breakpoint }),
      lead: index || !first ? ' ' : first.lead,
    }));
  if (!first) return [...attributes, ...added];
  return attributes.flatMap((one) => {
    if (one === first) return added;
    return old.includes(one) ? [] : [one];
  });
}

const elementsIn = ({ children }: SnippetElement) =>
  children.flatMap((one) => (one.kind === 'element' ? [one.name] : []));

/** Whether a change says of a child only that it is there. */
const keepsChild = (from: SnippetElement, main: SnippetElement) =>
  elementsIn(main).some((name) => elementsIn(from).includes(name));

/** An element after a rule that it matches. */
export function apply(
  state: State,
  { from, to }: Rule,
  { bindings, attributes, children }: Match,
  { quote, localName }: Module,
): State {
  if (!to) return state;
  const main = mainOf(to);
  const isRenamed = ![ANY, from.name].includes(main.name);
  const isKept = keepsChild(from, main);
  const content = (text: string) => {
    const fill = { bindings: new Map(bindings).set(CONTENT, text), quote, localName };
    return main.children.map((one) => printTemplate(one, fill)).join('');
  };
  const self = (text: string) => {
    const printed = printTemplate(to, { bindings, quote, localName }, { element: main, text });
    return to.name || state.hasRoom ? printed : `<>${printed}</>`;
  };
  return {
    target: isRenamed ? main.name : (state.target ?? (main.name === ANY ? undefined : main.name)),
    isRenamed: isRenamed || state.isRenamed,
    attributes: replaced(state.attributes, attributes, filledAttributes(main, bindings)),
    taken: isKept ? state.taken : [...state.taken, ...children],
    aroundContent: [...state.aroundContent, ...(main.children.length && !isKept ? [content] : [])],
    aroundSelf: [...state.aroundSelf, ...(main === to ? [] : [self])],
    hasRoom: state.hasRoom,
  };
}
