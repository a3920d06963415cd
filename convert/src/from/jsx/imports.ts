import { changed, newlineOf, type Change, type Source } from '../changes.ts';
import { isCommented, withNames } from '../commentedImport.ts';
import { importsIn, namesOf, type Imported, type Imports } from '../imports.ts';
import { printImports } from '../printImports.ts';
import type { Scopes } from '../scope.ts';
import { rangeOf, type t } from '../syntax.ts';

/** The packages whose function puts classes together. */
const CLASS_FUNCTIONS = /^(clsx|classnames)(\/lite)?$/;

/** The nodes that stand for a function such as `clsx`, by its local name. */
export function classFunctions(program: t.Program, { references }: Scopes) {
  const names = importsIn(program)
    .filter(({ source }) => CLASS_FUNCTIONS.test(source.value))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  return new Map(names.map((name) => [name, references.get(name) ?? []]));
}

/** The imports of functions that nothing uses any more. */
export function unusedImports(
  program: t.Program,
  gone: ReadonlySet<t.Node>,
  functions: ReadonlyMap<string, readonly t.Node[]>,
): t.ImportDeclaration[] {
  const isUnused = ({ local }: { local: t.Identifier }) => {
    const uses = functions.get(local.name) ?? [];
    return uses.length > 0 && uses.every((node) => gone.has(node));
  };
  return importsIn(program).filter(
    ({ specifiers }) => specifiers.length > 0 && specifiers.every(isUnused),
  );
}

/** Lets a file import more names from Bulmatic, and no longer what it does not need. */
export function importChanges(
  program: t.Program,
  file: Source,
  {
    bulmatic: { declarations },
    added,
    unused,
    quote,
  }: {
    bulmatic: Imports;
    added: readonly Imported[];
    unused: readonly t.ImportDeclaration[];
    quote: string;
  },
): Change[] {
  const { code } = file;
  const newline = newlineOf(code);
  const all = importsIn(program);
  const isOpen = all[0] && !code.slice(...rangeOf(all[0])).endsWith(';');
  const print = (names: readonly Imported[]) =>
    printImports(names, { quote, end: isOpen ? '' : ';' })
      .join('\n')
      .replaceAll('\n', newline);
  const removed = (node: t.ImportDeclaration): Change => {
    const [start, end] = rangeOf(node);
    const line = /^[^\S\n]*\n/.exec(code.slice(end))?.[0].length ?? 0;
    return { start, end: end + line, text: '' };
  };
  const target = declarations.find(
    ({ specifiers, importKind }) =>
      importKind !== 'type' && specifiers.every(({ type }) => type === 'ImportSpecifier'),
  );
  if (!added.length) return unused.map(removed);
  if (target) {
    const names = [...namesOf(target), ...added];
    const [start, end] = rangeOf(target);
    const changes = isCommented(target, file) ? withNames(target, names, file, newline) : [];
    const text = changes.length ? changed(code, changes, start, end) : print(names);
    return [...unused.map(removed), { start, end, text }];
  }
  const last = all.filter((one) => !unused.includes(one)).at(-1) ?? program.directives.at(-1);
  const place = last ?? unused.at(-1);
  const others = unused.filter((one) => one !== place).map(removed);
  if (!place) {
    const [start] = program.body[0] ? rangeOf(program.body[0]) : [0];
    return [{ start, end: start, text: `${print(added)}${newline}${newline}` }];
  }
  const [start, end] = rangeOf(place);
  if (!last) return [...others, { start, end, text: print(added) }];
  return [...others, { start: end, end, text: `${newline}${print(added)}` }];
}
