import type { Note } from '../notes.ts';
import { SPREAD, type Attribute, type TextOf } from './attribute.ts';
import type { Source } from './changes.ts';
import type { Child, Match } from './match.ts';
import * as texts from './noteTexts.ts';
import type { Peer } from './peer.ts';
import type { Rule } from './rules.ts';
import { ANY, nameOf, type SnippetElement } from './snippet.ts';
import { lineOf } from './syntax.ts';
import { CONTENT, filledAttributes, mainOf, printTemplate } from './template.ts';

/** A file while its elements are converted. */
export interface Module {
  peer: Peer;
  rules: readonly Rule[];
  /** The quote of its texts. */
  quote: string;
  textOf: TextOf;
  source: Source;
  /** The functions of the file that take an argument. */
  takingArgument: ReadonlySet<string>;
  /** The name by which it knows a component of Bulmatic in place of one of the peer, or new. */
  localName: (component: string, written?: string, isPart?: boolean) => string;
  /** Lets a component of the peer stay as it is written, and stay imported. */
  keep: (written: string) => void;
  note: (note: Note) => void;
}

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

/** What React tells the elements of a list by. */
export const KEY = 'key';

/** The names of the attributes that are not replaced; any number of spreads may stand next to each other. */
const staying = (attributes: readonly Attribute[], old: readonly Attribute[]) =>
  new Set(
    attributes.filter((one) => !old.includes(one) && one.name !== SPREAD).map(({ name }) => name),
  );

/** What stands before an attribute that comes from a child: only comments matter. */
const leadOf = ({ lead }: Attribute) => (lead.trim() ? lead : ' ');

/** The attributes of an element, in which new ones take the place of others. */
function replaced(
  attributes: readonly Attribute[],
  old: readonly Attribute[],
  made: readonly Attribute[],
): Attribute[] {
  const [first] = old;
  const stay = staying(attributes, old);
  const added = made
    .filter(({ name }) => first?.breakpoint || !stay.has(name))
    .map((one, index) => ({
      ...one,
      ...(first?.breakpoint && { breakpoint: first.breakpoint }),
      lead: index || !first ? leadOf(one) : first.lead,
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
export const keepsChild = (from: SnippetElement, main: SnippetElement) =>
  elementsIn(main).some((name) => elementsIn(from).includes(name));

/** A template with the key that the element had. */
const withKey = (to: SnippetElement): SnippetElement => ({
  ...to,
  attributes: [{ name: KEY, value: { kind: 'hole', name: KEY } }, ...to.attributes],
});

/** Notes the attributes of a child that the element which it becomes one with has too. */
function noteLeftOut(
  { attributes }: State,
  matched: Match,
  made: readonly Attribute[],
  note: Module['note'],
) {
  const [child] = matched.children;
  if (!child) return;
  const stay = staying(attributes, matched.attributes);
  const written = nameOf(child.node.openingElement.name);
  for (const one of made.filter(({ name }) => name !== KEY && stay.has(name)))
    note({ line: lineOf(child.node), ...texts.leftOut(one.name, written) });
}

/** An element after a rule that it matches. */
export function apply(
  state: State,
  { from, to }: Rule,
  matched: Match,
  { quote, localName, note }: Module,
): State {
  if (!to) return state;
  const { bindings, attributes, children } = matched;
  const main = mainOf(to);
  const stay = staying(state.attributes, attributes);
  const isTaken = attributes.length > 0 && main.attributes.some(({ name }) => stay.has(name));
  // What it replaces would be lost. A fragment takes no attributes.
  if ((isTaken && !attributes[0]?.breakpoint) || (!main.name && state.attributes.length))
    return state;
  const isRenamed = ![ANY, from.name].includes(main.name);
  const isKept = keepsChild(from, main);
  const content = (text: string) => {
    const fill = { bindings: new Map(bindings).set(CONTENT, text), quote, localName };
    return main.children.map((one) => printTemplate(one, fill)).join('');
  };
  const isAround = main !== to;
  const key = isAround && to.name && state.attributes.find((one) => one.name === KEY);
  const self = (text: string) => {
    const all = key ? new Map(bindings).set(KEY, key.value) : bindings;
    const fill = { bindings: all, quote, localName };
    const printed = printTemplate(key ? withKey(to) : to, fill, { element: main, text });
    return to.name || state.hasRoom ? printed : `<>${printed}</>`;
  };
  const own = state.attributes.filter((one) => one !== key);
  const made = filledAttributes(main, bindings);
  if (!isKept) noteLeftOut(state, matched, made, note);
  return {
    target: isRenamed ? main.name : (state.target ?? (main.name === ANY ? undefined : main.name)),
    isRenamed: isRenamed || state.isRenamed,
    attributes: replaced(own, attributes, made),
    taken: isKept ? state.taken : [...state.taken, ...children],
    aroundContent: [...state.aroundContent, ...(main.children.length && !isKept ? [content] : [])],
    aroundSelf: [...state.aroundSelf, ...(isAround ? [self] : [])],
    hasRoom: state.hasRoom,
  };
}
