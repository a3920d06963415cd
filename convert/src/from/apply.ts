import type { Note } from '../notes.ts';
import { SPREAD, type Attribute, type TextOf } from './attribute.ts';
import type { Source } from './changes.ts';
import { withoutPrefix } from './known.ts';
import type { Child, Match } from './match.ts';
import * as texts from './noteTexts.ts';
import type { Peer } from './peer.ts';
import type { Rule } from './rules.ts';
import { ANY, nameOf, type SnippetElement } from './snippet.ts';
import { lineOf, type t } from './syntax.ts';
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
  keep: (written: t.JSXOpeningElement['name']) => void;
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

/** Whether an element keeps an attribute of its own with a name. */
type IsTaken = (one: { name: string }) => boolean;

/** What stands before an attribute that comes from a child: only comments matter. */
const leadOf = ({ lead }: Attribute) => (lead.trim() ? lead : ' ');

/** The attributes of an element, in which new ones take the place of others. */
function replaced(
  attributes: readonly Attribute[],
  old: readonly Attribute[],
  made: readonly Attribute[],
  isTaken: IsTaken,
): Attribute[] {
  const [first] = old;
  const added = made
    .filter((one) => first?.breakpoint || !isTaken(one))
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
  { children: [child] }: Match,
  made: readonly Attribute[],
  isTaken: IsTaken,
  note: Module['note'],
) {
  if (!child) return;
  const written = nameOf(child.node.openingElement.name);
  for (const one of made.filter((one) => one.name !== KEY && isTaken(one)))
    note({ line: lineOf(child.node), ...texts.leftOut(one.name, written) });
}

/** An element after a rule that it matches. */
export function apply(
  state: State,
  { from, to }: Rule,
  matched: Match,
  { peer, quote, localName, note }: Module,
): State {
  if (!to) return state;
  const { bindings, attributes, children } = matched;
  const main = mainOf(to);
  const isRenamed = ![ANY, from.name].includes(main.name);
  const target = isRenamed
    ? main.name
    : (state.target ?? (main.name === ANY ? undefined : main.name));
  const lastName = (name: string) => withoutPrefix(target ?? '', name, peer);
  // Any number of spreads may stand next to each other.
  const staying = state.attributes
    .filter((one) => !attributes.includes(one) && one.name !== SPREAD)
    .map(({ name }) => lastName(name));
  const isTaken: IsTaken = ({ name }) => staying.includes(lastName(name));
  const [first] = attributes;
  // What it replaces would be lost.
  if (first && !first.breakpoint && main.attributes.some(isTaken)) return state;
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
  if (!isKept) noteLeftOut(matched, made, isTaken, note);
  return {
    target,
    isRenamed: isRenamed || state.isRenamed,
    attributes: replaced(own, attributes, made, isTaken),
    taken: isKept ? state.taken : [...state.taken, ...children],
    aroundContent: [...state.aroundContent, ...(main.children.length && !isKept ? [content] : [])],
    aroundSelf: [...state.aroundSelf, ...(isAround ? [self] : [])],
    hasRoom: state.hasRoom,
  };
}
