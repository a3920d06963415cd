import type * as t from '@babel/types';
import type { Change } from './changes.ts';
import { LIBRARY } from './library.generated.ts';
import { lineOf, rangeOf, walk } from './syntax.ts';

/** A name that a file imports. */
export interface Imported {
  /** Its name in the package; `*` for all of it. */
  name: string;
  local: string;
  isType: boolean;
}

/** What a file imports from a package, and where. */
export interface Imports {
  declarations: t.ImportDeclaration[];
  names: Imported[];
}

function nameIn(specifier: t.ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

const namesOf = (declarations: readonly t.ImportDeclaration[]): Imported[] =>
  declarations.flatMap(({ specifiers, importKind }) =>
    specifiers.map((one) => ({
      name: nameIn(one),
      local: one.local.name,
      isType:
        importKind === 'type' || (one.type === 'ImportSpecifier' && one.importKind === 'type'),
    })),
  );

export function importsOf(program: t.Program, source: string): Imports {
  const declarations = program.body.filter(
    (one): one is t.ImportDeclaration =>
      one.type === 'ImportDeclaration' && one.source.value === source,
  );
  return { declarations, names: namesOf(declarations) };
}

/** Whether an identifier names a property, and so nothing in the module. */
function isProperty(node: t.Node, parent: t.Node | undefined): boolean {
  if (!parent || ('computed' in parent && parent.computed)) return false;
  if (parent.type === 'ExportSpecifier') return parent.exported === node && parent.local !== node;
  if (/^(Optional)?MemberExpression$/.test(parent.type))
    return (parent as t.MemberExpression).property === node;
  return 'key' in parent && parent.key === node;
}

/** The names that a file uses other than as elements in JSX, with their first lines. */
export function namesUsed(program: t.Program): Map<string, number> {
  const used = new Map<string, number>();
  walk(program, (node, ancestors) => {
    if (node.type !== 'Identifier' || used.has(node.name)) return;
    const isImport = ancestors.some(({ type }) => type === 'ImportDeclaration');
    if (!isImport && !isProperty(node, ancestors.at(-1))) used.set(node.name, lineOf(node));
  });
  return used;
}

/** Whether Bulmatic exports something by the same name. */
export const isExported = (name: string) => LIBRARY.exports.includes(name);

const specifier = ({ name, local, isType }: Imported, isTypeOnly: boolean) =>
  `${isType && !isTypeOnly ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;

/** Imports of some names as text, on several lines if one would be too long; none for no names. */
function importTexts(names: readonly Imported[], source: string, quote: string, end: string) {
  const from = `from ${quote}${source}${quote}${end}`;
  const whole = names.filter(({ name }) => name === '*');
  const single = names.filter(({ name }) => name !== '*');
  const texts = whole.map(({ local }) => `import * as ${local} ${from}`);
  if (!single.length) return texts;
  const isTypeOnly = single.every(({ isType }) => isType);
  const sorted = single
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((one) => specifier(one, isTypeOnly));
  const start = isTypeOnly ? 'import type' : 'import';
  const line = `${start} { ${sorted.join(', ')} } ${from}`;
  return [...texts, line.length <= 80 ? line : `${start} {\n  ${sorted.join(',\n  ')},\n} ${from}`];
}

/** The changes of the text that make a file import some names from Bulmatic, and others from the peer still. */
export function importChanges(
  code: string,
  {
    peer,
    source,
    bulmatic,
    names,
    kept,
  }: {
    peer: Imports;
    source: string;
    bulmatic: Imports;
    names: readonly Imported[];
    kept: readonly Imported[];
  },
): Change[] {
  const [first] = peer.declarations;
  if (!first) return [];
  const written = code.slice(...rangeOf(first));
  const [quote, end] = [written.includes("'") ? "'" : '"', written.endsWith(';') ? ';' : ''];
  const target = bulmatic.declarations.find(
    ({ specifiers }) => !specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier'),
  );
  const added = names.filter(({ local }) => !bulmatic.names.some((one) => one.local === local));
  const joined = [...(target && added.length ? namesOf([target]) : []), ...added];
  const ours = importTexts(joined, 'bulmatic', quote, end);
  const theirs = importTexts(kept, source, quote, end);
  const newline = code.includes('\r\n') ? '\r\n' : '\n';
  const replaced = (node: t.Node, texts: string[]): Change => {
    const [start, stop] = rangeOf(node);
    const isLine = !texts.length && code.startsWith(newline, stop);
    const text = texts.join('\n').replaceAll('\n', newline);
    return { start, end: isLine ? stop + newline.length : stop, text };
  };
  return [
    ...peer.declarations.map((one) =>
      replaced(one, one === first ? [...(target ? [] : ours), ...theirs] : []),
    ),
    ...(target && added.length ? [replaced(target, ours)] : []),
  ];
}
