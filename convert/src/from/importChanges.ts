import type * as t from '@babel/types';
import { commentsIn, newlineOf, type Change, type Source } from './changes.ts';
import { isCommented, withNames } from './commentedImport.ts';
import { namesOf, type Imported, type Imports } from './imports.ts';
import { printImports } from './printImports.ts';
import { rangeOf } from './syntax.ts';

/** The changes of the text that make a file import some names from Bulmatic, and others from the peer still. */
export function importChanges(
  file: Source,
  {
    peer,
    bulmatic,
    names,
    kept,
  }: Record<'peer' | 'bulmatic', Imports> & Record<'names' | 'kept', readonly Imported[]>,
): Change[] {
  const { code } = file;
  const [first] = peer.declarations;
  if (!first) return [];
  const written = code.slice(...rangeOf(first));
  const style = { quote: written.includes("'") ? "'" : '"', end: written.endsWith(';') ? ';' : '' };
  const newline = newlineOf(code);
  const added = names.filter(({ local }) => !bulmatic.names.some((one) => one.local === local));
  const isRoomy = ({ importKind }: t.ImportDeclaration) =>
    importKind !== 'type' || added.every(({ isType }) => isType);
  const target = bulmatic.declarations.find(
    (one) =>
      isRoomy(one) && !one.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier'),
  );
  const theirs = printImports(kept, style);
  const inPlace = (one: t.ImportDeclaration) =>
    isCommented(one, file) && one.specifiers.every(({ type }) => type === 'ImportSpecifier');
  const namesIn = ({ specifiers }: t.ImportDeclaration) =>
    added.filter(({ local }) => specifiers.some((one) => one.local.name === local));
  const placed = peer.declarations.filter(inPlace).flatMap(namesIn);
  const left = added.filter((one) => !placed.includes(one));
  const home = target ?? peer.declarations.find(isRoomy) ?? first;

  const lines = (texts: readonly string[]) => texts.join('\n').replaceAll('\n', newline);
  const replaced = (node: t.ImportDeclaration, texts: readonly string[]): Change[] => {
    const [start, end] = rangeOf(node);
    const all = [...commentsIn(start, end, file), ...texts];
    const isLine = !all.length && code.startsWith(newline, end);
    return [{ start, end: isLine ? end + newline.length : end, text: lines(all) }];
  };
  const changesOf = (node: t.ImportDeclaration): Change[] => {
    const isHome = node === home;
    const after = node === first ? theirs : [];
    const own = node === target ? namesOf(node) : namesIn(node);
    const extra = isHome ? left : [];
    if (node === target && !extra.length) return [];
    if (inPlace(node) && (own.length || extra.length))
      return [
        ...withNames(node, [...own, ...extra], file, newline),
        ...(after.length
          ? [{ start: node.end ?? 0, end: node.end ?? 0, text: newline + lines(after) }]
          : []),
      ];
    const ours = isHome ? [...(node === target ? own : []), ...extra] : [];
    return replaced(node, [
      ...printImports(
        ours.map((one) => ({ ...one, imported: one.name, source: 'bulmatic' })),
        style,
      ),
      ...after,
    ]);
  };
  return [...peer.declarations, ...(target ? [target] : [])].flatMap(changesOf);
}
