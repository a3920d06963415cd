import { lostComments, type Change, type Source } from './changes.ts';
import type { Scopes } from './scope.ts';
import { keyOf, rangeOf, untyped, walk, type t } from './syntax.ts';

/** A constant that is a component of a peer: `const { Field } = Form`. */
export interface Alias {
  /** What it is, as a path from the name that it is taken from: `Field`. */
  path: string[];
  local: string;
  uses: readonly t.Node[];
}

/** A declaration of such constants, and the name that they are taken from. */
export interface AliasDeclaration {
  declarator: t.VariableDeclarator;
  declaration: t.VariableDeclaration;
  root: t.Identifier;
  aliases: Alias[];
}

/** The name at the start of `Form.Field`, and those after it; nothing if it is any other expression. */
function pathOf(
  typed: t.Node | null | undefined,
): { root: t.Identifier; path: string[] } | undefined {
  const node = typed && untyped(typed);
  if (node?.type === 'Identifier') return { root: node, path: [] };
  if (node?.type !== 'MemberExpression' || node.computed) return undefined;
  const found = pathOf(node.object);
  if (!found || node.property.type !== 'Identifier') return undefined;
  return { ...found, path: [...found.path, node.property.name] };
}

/** The names that a pattern takes out of what has a path; nothing if it does more than that. */
function namesIn(
  pattern: t.Node,
  path: string[],
): { id: t.Identifier; path: string[] }[] | undefined {
  if (pattern.type === 'Identifier') return [{ id: pattern, path }];
  if (pattern.type !== 'ObjectPattern') return undefined;
  const inner = pattern.properties.map((one) => {
    const key = keyOf(one);
    return key !== undefined && 'value' in one ? namesIn(one.value, [...path, key]) : undefined;
  });
  return inner.every((one) => one !== undefined) ? inner.flat() : undefined;
}

/** The constants that a module takes out of other names, in the order of the source. */
export function aliasesOf(program: t.Program, { constants }: Scopes): AliasDeclaration[] {
  const found: AliasDeclaration[] = [];
  walk(program, (node, ancestors) => {
    const declaration = ancestors.at(-1);
    if (node.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') return;
    // What is exported stays, for others use it.
    if (ancestors.at(-2)?.type === 'ExportNamedDeclaration') return;
    const from = pathOf(node.init);
    const names = from && namesIn(node.id, from.path);
    if (!names?.every(({ id }) => constants.has(id))) return;
    const aliases = names.map(({ id, path }) => ({
      path,
      local: id.name,
      uses: constants.get(id) ?? [],
    }));
    found.push({ declarator: node, declaration, root: from!.root, aliases });
  });
  return found;
}

/** Removes declarations whose constants nothing uses any more, with their lines. */
export function withoutAliases(source: Source, removed: readonly AliasDeclaration[]): Change[] {
  const { code } = source;
  const declarations = new Set(removed.map(({ declaration }) => declaration));
  return [...declarations].map((declaration) => {
    const gone = removed.map(({ declarator }) => declarator);
    const left = declaration.declarations.filter((one) => !gone.includes(one));
    const [start, stop] = rangeOf(declaration);
    // A semicolon at the start of a line is that of what follows.
    const end = stop - (/\n\s*;$/.exec(code.slice(start, stop))?.[0].length ?? 0);
    const names = left.map((one) => code.slice(...rangeOf(one))).join(', ');
    const kept = lostComments(start, end, names, source).join(' ');
    if (names) return { start, end, text: `${kept}${declaration.kind} ${names};` };
    if (kept) return { start, end, text: kept };
    const lead = /[^\S\n]*$/.exec(code.slice(0, start))?.[0].length ?? 0;
    const line = /^[^\S\n]*\n/.exec(code.slice(end))?.[0].length ?? 0;
    const isLine = line > 0 && /(^|\n)$/.test(code.slice(0, start - lead));
    return isLine ? { start: start - lead, end: end + line, text: '' } : { start, end, text: '' };
  });
}
