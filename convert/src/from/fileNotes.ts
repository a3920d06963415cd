import type { Note } from '../notes.ts';
import type { Imports } from './imports.ts';
import type { Names } from './names.ts';
import * as texts from './noteTexts.ts';
import type { Peer } from './peer.ts';
import { lineOf, walk, type t } from './syntax.ts';

/** Whether a node loads the module that a text in it names, or replaces it in tests. */
function loads(node: t.Node | undefined): boolean {
  if (node?.type !== 'CallExpression')
    return /^(Import|Export|TSExternalModule|TSImportType|TSModule)/.test(node?.type ?? '');
  const { callee } = node;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return (
    called.type === 'Import' ||
    (called.type === 'Identifier' && /require|resolve|import|mock/i.test(called.name))
  );
}

/** Notes on the ways to load the peer that a codemod does not follow. */
function notesOnLoading(program: t.Program, source: string, { declarations }: Imports): Note[] {
  const notes: Note[] = [];
  walk(program, (node, ancestors) => {
    if (node.type !== 'StringLiteral') return;
    const { value } = node;
    if (value !== source && !value.startsWith(`${source}/`)) return;
    const parent = ancestors.at(-1);
    if (!loads(parent) || declarations.some((one) => one === parent)) return;
    notes.push({ line: lineOf(node), ...texts.stillLoaded(value) });
  });
  return notes;
}

/** Notes on what a codemod does not look at: other ways to load the peer, and its names outside of JSX. */
export function notesOnFile(
  program: t.Program,
  { package: source }: Peer,
  imports: Imports,
  names: Names,
): Note[] {
  const onNames = names.values.map(({ local, line, isMoved }) => ({
    line,
    ...texts.outsideOfJsx(local, isMoved ? undefined : source),
  }));
  return [...notesOnLoading(program, source, imports), ...onNames];
}

/** Each note once, in the order of the lines. */
export function inOrder(notes: readonly Note[]): Note[] {
  const all = new Map(notes.map((one) => [`${one.line} ${one.text} ${one.remedy}`, one]));
  return [...all.values()].toSorted((a, b) => a.line - b.line);
}
