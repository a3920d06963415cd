import type { Note } from '../notes.ts';
import { attributesOf } from './attribute.ts';
import { convertElement, type Found } from './element.ts';
import { importChanges, importsOf } from './imports.ts';
import type { Child } from './match.ts';
import type { Module } from './module.ts';
import { Names } from './names.ts';
import type { Peer } from './peer.ts';
import { rulesOf } from './rules.ts';
import { nameOf } from './snippet.ts';
import { lineOf, parseModule, rangeOf, walk, type t } from './syntax.ts';

/** A file after a codemod. */
export interface Modified {
  code: string;
  notes: Note[];
}

interface Change {
  start: number;
  end: number;
  text: string;
}

const changed = (code: string, changes: readonly Change[], from = 0, to = code.length) => {
  let at = from;
  const parts = changes.map(({ start, end, text }) => {
    const part = code.slice(at, start) + text;
    at = end;
    return part;
  });
  return parts.join('') + code.slice(at, to);
};

/** The elements of a peer, in the order of the source. */
function elementsOf(program: t.Program, names: Names): Omit<Found, 'children'>[] {
  const found: Omit<Found, 'children'>[] = [];
  const known = ({ openingElement: { name } }: t.JSXElement) =>
    names.peerName(nameOf(name)) ?? nameOf(name);
  walk(program, (node, ancestors) => {
    if (node.type !== 'JSXElement') return;
    const name = names.peerName(nameOf(node.openingElement.name));
    if (!name) return;
    const inside = ancestors.filter((one) => one.type === 'JSXElement').map(known);
    const hasRoom = /^JSX(Element|Fragment)$/.test(ancestors.at(-1)?.type ?? '');
    found.push({ node, name, inside, hasRoom });
  });
  return found;
}

/** Notes on what a codemod does not look at: other ways to load the peer, and its names outside of JSX. */
function notesOn(program: t.Program, { package: source }: Peer, names: Names): Note[] {
  const notes: Note[] = [];
  walk(program, (node, ancestors) => {
    if (node.type !== 'StringLiteral') return;
    const { value } = node;
    const isImport = ancestors.at(-1)?.type === 'ImportDeclaration';
    if (value === source ? isImport : !value.startsWith(`${source}/`)) return;
    const remedy = value.endsWith('.css')
      ? 'Import `bulma/css/bulma.min.css` in its place when nothing else uses it.'
      : 'Import from `bulmatic` in its place by hand.';
    notes.push({ line: lineOf(node), text: `\`${value}\` is still loaded.`, remedy });
  });
  for (const { name, line, isMoved } of names.values) {
    const text = `\`${name.local}\` is used outside of JSX.`;
    const remedy = isMoved
      ? 'It is the one of Bulmatic now: check its props and parts.'
      : `It still comes from \`${source}\`: replace it by hand.`;
    notes.push({ line, text, remedy });
  }
  return notes;
}

function unique(notes: readonly Note[]): Note[] {
  const all = new Map(notes.map((one) => [`${one.line} ${one.text} ${one.remedy}`, one]));
  return [...all.values()].toSorted((a, b) => a.line - b.line);
}

/** One pass over a file, in which some names stay with the peer. */
function pass(code: string, program: t.Program, peer: Peer, kept: ReadonlySet<string>) {
  const [theirs, ours] = [importsOf(program, peer.package), importsOf(program, 'bulmatic')];
  const others = program.body.flatMap((one) =>
    one.type === 'ImportDeclaration' && !theirs.declarations.includes(one)
      ? one.specifiers.map(({ local }) => local.name)
      : [],
  );
  const names = new Names(program, theirs, ours, others, kept);
  const notes: Note[] = notesOn(program, peer, names);
  const staying = new Set(kept);
  const elements = elementsOf(program, names);
  const texts = new Map<t.Node, string>();

  /** The outermost elements between two places. */
  const changesIn = (from: number, to: number): Change[] => {
    let at = from;
    return elements.flatMap((one) => {
      const [start, end] = rangeOf(one.node);
      if (start < at || end > to) return [];
      at = end;
      return [{ start, end, text: convertedOnce(one) }];
    });
  };
  const textOf = (from: number, to: number) => changed(code, changesIn(from, to), from, to);
  const childOf = (node: t.JSXElement): Child => {
    const { openingElement: opening, closingElement: closing } = node;
    const written = nameOf(opening.name);
    return {
      node,
      name: names.peerName(written) ?? written,
      attributes: attributesOf(opening, textOf).attributes,
      content: () => (closing ? textOf(rangeOf(opening)[1], rangeOf(closing)[0]) : ''),
    };
  };
  const module: Module = {
    peer,
    rules: rulesOf(peer),
    quote: /from '/.test(code) ? "'" : '"',
    textOf,
    localName: (component, instead = component) => names.localName(component, instead),
    keep: (written) => staying.add(written.split('.')[0] ?? written),
    note: (note) => notes.push(note),
  };
  function convertedOnce(one: Omit<Found, 'children'>): string {
    const known = texts.get(one.node);
    if (known !== undefined) return known;
    const inner = one.node.children.filter((child) => child.type === 'JSXElement');
    const text = convertElement({ ...one, children: inner.map(childOf) }, module);
    texts.set(one.node, text);
    return text;
  }

  const changes = changesIn(0, code.length);
  const imports = importChanges(code, {
    peer: theirs,
    source: peer.package,
    bulmatic: ours,
    names: [...names.ours.values()],
    kept: names.theirs(),
  });
  const all = [...imports, ...changes].toSorted((a, b) => a.start - b.start);
  return { code: changed(code, all), notes: unique(notes), staying };
}

/** Converts a file that uses a peer into one that uses Bulmatic; a file that does not stays as it is. */
export function codemod(code: string, peer: Peer, file: string): Modified {
  if (!code.includes(peer.package)) return { code, notes: [] };
  const program = parseModule(code, file);
  const first = pass(code, program, peer, new Set());
  if (!first.staying.size) return first;
  // What stays with the peer keeps its name, which another may have taken.
  return pass(code, program, peer, first.staying);
}
