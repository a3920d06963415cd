import type { Note } from '../notes.ts';
import { withoutAliases } from './aliases.ts';
import type { Module } from './apply.ts';
import { attributesOf, takesArgument } from './attribute.ts';
import { changed, linesAfter, sourceOf, type Change, type Source } from './changes.ts';
import { convertElement } from './element.ts';
import { inOrder, notesOnFile } from './fileNotes.ts';
import { importChanges } from './importChanges.ts';
import { ownImports, peerImports } from './imports.ts';
import type { Child, Found } from './match.ts';
import { Names, rootNode } from './names.ts';
import type { Peer } from './peer.ts';
import { isElement, rulesOf, type Rule } from './rules.ts';
import { scopesOf, type Scopes } from './scope.ts';
import { childrenOf, functionsIn, parseModule, rangeOf, walk, type t } from './syntax.ts';

/** A file after a codemod. */
export interface Modified {
  code: string;
  /** With the lines of the file before it. */
  notes: Note[];
  /** The line that a line of the file has now. */
  lineAfter: (line: number) => number;
}

/** An element of a peer; its children are read when it is converted. */
type Element = Omit<Found, 'children' | 'chosen'>;

/** The elements in code; a fragment is none of them, and hides what is in it. */
function outermost(node: t.Node): t.JSXElement[] {
  if (node.type === 'JSXElement') return [node];
  return node.type === 'JSXFragment' ? [] : childrenOf(node).flatMap(outermost);
}

/** The elements of a peer, in the order of the source. */
function elementsOf(program: t.Program, names: Names, rules: readonly Rule[]): Element[] {
  const found: Element[] = [];
  const nameIn = ({ openingElement }: t.JSXElement) => names.snippetName(openingElement.name);
  walk(program, (node, ancestors) => {
    if (node.type !== 'JSXElement') return;
    const name = nameIn(node);
    const isHtml = isElement(name) && rules.some(({ from }) => from.name === name);
    if (!isHtml && names.peerName(node.openingElement.name) === undefined) return;
    const inside = ancestors.filter((one) => one.type === 'JSXElement').map(nameIn);
    const hasRoom = /^JSX(Element|Fragment)$/.test(ancestors.at(-1)?.type ?? '');
    found.push({ node, name, inside, hasRoom });
  });
  return found;
}

/** Converts the elements of a file, each once, with those in it. */
class Converter {
  readonly notes: Note[] = [];
  /** The uses of what stays with the peer. */
  readonly staying = new Set<t.Node>();
  private readonly texts = new Map<Element, string>();
  private readonly elements: readonly Element[];
  private readonly module: Module;

  constructor(
    program: t.Program,
    private readonly source: Source,
    private readonly names: Names,
    peer: Peer,
  ) {
    const { code } = source;
    const rules = rulesOf(peer);
    this.elements = elementsOf(program, names, rules);
    this.module = {
      peer,
      rules,
      source,
      quote: /from '/.test(code) ? "'" : '"',
      takingArgument: new Set(
        functionsIn(program).flatMap(([name, node]) => (takesArgument(node) ? [name] : [])),
      ),
      textOf: (from, to) => changed(code, this.changes(from, to), from, to),
      localName: (component, written = component, isPart = false) =>
        names.localName(component, written, isPart),
      keep: (written) => this.staying.add(rootNode(written)),
      note: (note) => this.notes.push(note),
    };
  }

  /** The changes of the outermost elements between two places. */
  changes(from = 0, to = this.source.code.length): Change[] {
    let at = from;
    return this.elements.flatMap((one) => {
      const [start, end] = rangeOf(one.node);
      if (start < at || end > to) return [];
      at = end;
      return [{ start, end, text: this.textFor(one) }];
    });
  }

  private textFor(element: Element): string {
    const known = this.texts.get(element);
    if (known !== undefined) return known;
    const inner = element.node.children.flatMap(outermost).map((one) => this.child(one));
    const isChild = ({ node }: Child) => element.node.children.includes(node);
    const text = convertElement(
      {
        ...element,
        children: inner.filter(isChild),
        chosen: inner.filter((one) => !isChild(one)),
      },
      this.module,
    );
    this.texts.set(element, text);
    return text;
  }

  private child(node: t.JSXElement): Child {
    const { openingElement: opening, closingElement: closing } = node;
    const { textOf } = this.module;
    return {
      node,
      name: this.names.snippetName(opening.name),
      attributes: attributesOf(opening, textOf).attributes,
      content: () => (closing ? textOf(rangeOf(opening)[1], rangeOf(closing)[0]) : ''),
    };
  }
}

/** One pass over a file, in which some uses of names stay with the peer; and those that it has found to stay. */
function pass(code: string, file: t.File, scopes: Scopes, peer: Peer, kept: ReadonlySet<t.Node>) {
  const { program } = file;
  const [theirs, ours] = [peerImports(program, peer), ownImports(program)];
  const names = new Names(program, scopes, theirs, ours, kept);
  const source = sourceOf(code, file);
  const converter = new Converter(program, source, names, peer);
  // The imports follow from what the elements need.
  const changes = converter.changes();
  const imports = importChanges(source, {
    peer: theirs,
    bulmatic: ours,
    names: [...names.ours.values()],
    kept: names.theirs(),
  });
  const all = [...imports, ...withoutAliases(source, names.removed), ...changes].toSorted(
    (a, b) => a.start - b.start,
  );
  const modified: Modified = {
    code: changed(code, all),
    notes: inOrder([...notesOnFile(program, peer, theirs, names), ...converter.notes]),
    lineAfter: linesAfter(code, all),
  };
  return { modified, staying: converter.staying };
}

/** Converts a file that uses a peer into one that uses Bulmatic; a file that does not stays as it is. */
export function codemod(code: string, peer: Peer, file: string): Modified {
  if (!code.includes(peer.package)) return { code, notes: [], lineAfter: (line) => line };
  const parsed = parseModule(code, file);
  const scopes = scopesOf(parsed);
  const { modified, staying } = pass(code, parsed, scopes, peer, new Set());
  // What stays with the peer keeps its name, which the first pass may have used for another.
  return staying.size ? pass(code, parsed, scopes, peer, staying).modified : modified;
}
