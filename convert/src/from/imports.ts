import type * as t from '@babel/types';
import { LIBRARY } from './library.generated.ts';
import type { Peer } from './peer.ts';
import { rulesOf } from './rules.ts';
import { walk } from './syntax.ts';

/** A name that a file imports. */
export interface Imported {
  /** What it is in the package: `Form.Field`; `*` for all of it. */
  name: string;
  local: string;
  isType: boolean;
  /** How it is imported, if that is not by its name, and from where. */
  imported: string;
  source: string;
}

/** A name for a component of Bulmatic in a file that may have some names for something else. */
export const freeName = (name: string, isFree: (name: string) => boolean) =>
  [name, `Bulma${name}`].find(isFree) ?? `Bulmatic${name}`;

/** A component of Bulmatic, as a file imports it. */
export const ownName = (name: string, local: string): Imported => ({
  name,
  local,
  isType: false,
  imported: name,
  source: 'bulmatic',
});

/** What a file imports from a package, and where. */
export interface Imports {
  declarations: t.ImportDeclaration[];
  names: Imported[];
}

function importedIn(specifier: t.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

export const namesOf = (
  { specifiers, importKind, source }: t.ImportDeclaration,
  nameOf: (imported: string) => string = (imported) => imported,
): Imported[] =>
  specifiers.map((one) => ({
    name: nameOf(importedIn(one)),
    local: one.local.name,
    isType: importKind === 'type' || (one.type === 'ImportSpecifier' && one.importKind === 'type'),
    imported: importedIn(one),
    source: source.value,
  }));

export const importsIn = (program: t.Program) =>
  program.body.filter((one) => one.type === 'ImportDeclaration');

/** What a file imports from Bulmatic. */
export function ownImports(program: t.Program): Imports {
  const declarations = importsIn(program).filter(({ source }) => source.value === 'bulmatic');
  return { declarations, names: declarations.flatMap((one) => namesOf(one)) };
}

const capital = (words: string) =>
  words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What something is that a file of a peer exports: `default` of `lib/components/button` is `Button`. */
function deepName(folder: string, imported: string, peer: Peer): string {
  const own = capital(folder);
  const name = imported === 'default' ? own : imported;
  // The parts of components have flat names there.
  const part = rulesOf(peer).find(({ from }) => from.name.replaceAll('.', '') === name);
  if (part) return part.from.name;
  if (own !== peer.namespace || imported === 'default') return name;
  return imported === '*' ? own : `${own}.${imported}`;
}

/** The folders of a package that have all of it. */
const WHOLE = /^(?:cjs|dist|esm|full|lib)(?:\/index)?(?:\.js)?$/;

/** Bundlers let the default of a package without one stand for all of it. */
const wholeName = (imported: string) => (imported === 'default' ? '*' : imported);

/** What a file imports from a peer, also from one of its folders. */
export function peerImports(program: t.Program, peer: Peer): Imports {
  const { package: from, folders } = peer;
  const found = importsIn(program).flatMap((declaration) => {
    const { value } = declaration.source;
    const path = value.startsWith(`${from}/`) ? value.slice(from.length + 1) : '';
    if (value === from || WHOLE.test(path))
      return [{ declaration, names: namesOf(declaration, wholeName) }];
    const found = path && folders?.exec(path);
    if (!found) return [];
    const [, folder = ''] = found;
    return [{ declaration, names: namesOf(declaration, (one) => deepName(folder, one, peer)) }];
  });
  return {
    declarations: found.map(({ declaration }) => declaration),
    names: found.flatMap(({ names }) => names),
  };
}

/** Whether an identifier names a property, and so nothing in the module. */
function isProperty(node: t.Node, parent: t.Node | undefined): boolean {
  if (!parent || ('computed' in parent && parent.computed)) return false;
  if ('exported' in parent) return parent.exported === node;
  if ('imported' in parent) return parent.imported === node;
  if (/^(Optional)?MemberExpression$/.test(parent.type))
    return (parent as t.MemberExpression).property === node;
  return 'key' in parent && parent.key === node;
}

/** The names that a file has for something, other than in some of its nodes. */
export function namesUsed(program: t.Program, without: readonly t.Node[]): Set<string> {
  const used = new Set<string>();
  walk(program, (node, ancestors) => {
    if (node.type !== 'Identifier') return;
    if (ancestors.some((one) => without.includes(one)) || isProperty(node, ancestors.at(-1)))
      return;
    used.add(node.name);
  });
  return used;
}

/** Whether Bulmatic exports something by the same name. */
export const isExported = (name: string) => LIBRARY.exports.includes(name);
