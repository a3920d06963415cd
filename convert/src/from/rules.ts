import { LIBRARY } from './library.generated.ts';
import { inBulmatic } from './noteTexts.ts';
import type { Peer, Replacement, Row, Where } from './peer.ts';
import { ANY, parseSnippet, type SnippetElement } from './snippet.ts';

/** What a codemod does where JSX matches a snippet. */
export interface Rule {
  from: SnippetElement;
  /** What takes its place; none if only a person can tell. */
  to: SnippetElement | undefined;
  where: Where;
  /** The snippet, and the remedy, as notes write them. */
  written: string;
  remedy: string;
}

/** Whether a name is that of an element of HTML. */
export const isElement = (name: string) => /^[a-z]/.test(name);

/** The code in a cell of a table. */
export const codeIn = (cell: string) =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/** What a row replaces. */
export function changesOf({ from, to, changes, byHand }: Row): readonly Replacement[] {
  if (changes) return changes;
  if (byHand) return [];
  const [before, after] = [codeIn(from), codeIn(to)];
  if (before.length !== after.length)
    throw new Error(
      `${from} has ${before.length} snippets, but ${to} has ${after.length}: list the changes.`,
    );
  return before.map((code, index) => [code, after[index] ?? '']);
}

/** The name of a component as parts are written: `LevelItem` is `Level.Item`. */
export const partName = (name: string) => LIBRARY.flat[name] ?? name;

function named(snippet: SnippetElement): SnippetElement {
  return { ...snippet, name: partName(snippet.name) };
}

const remedyOf = (cell: string) => {
  const text = cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\.$/, '');
  return inBulmatic(text);
};

function rulesOfRow(row: Row): Rule[] {
  const remedy = remedyOf(row.to);
  return [
    ...changesOf(row).map(([from, to, where = {}]) => ({
      from: named(parseSnippet(from)),
      to: named(parseSnippet(to)),
      where,
      written: from,
      remedy,
    })),
    ...(row.byHand ?? []).map((from) => ({
      from: named(parseSnippet(from)),
      to: undefined,
      where: {},
      written: from,
      remedy,
    })),
  ];
}

const known = new WeakMap<Peer['tables'], Rule[]>();

/** The rules of a peer: those of one component first, in the order of its tables. */
export function rulesOf({ tables }: Peer): Rule[] {
  const before = known.get(tables);
  if (before) return before;
  const all = Object.values(tables).flatMap((rows) => rows.flatMap(rulesOfRow));
  const isGeneral = ({ from }: Rule) => from.name === ANY;
  const rules = [...all.filter((rule) => !isGeneral(rule)), ...all.filter(isGeneral)];
  known.set(tables, rules);
  return rules;
}
