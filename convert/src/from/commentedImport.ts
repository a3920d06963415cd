import type * as t from '@babel/types';
import { commentsIn, lostComments, type Change, type Source } from './changes.ts';
import type { Imported } from './imports.ts';
import { printName } from './printImports.ts';
import { rangeOf } from './syntax.ts';

/** Whether there are comments in an import. */
export const isCommented = (node: t.ImportDeclaration, file: Source) =>
  commentsIn(...rangeOf(node), file).length > 0;

/** The place of a character after another place, but not in a comment. */
function placeOf(character: string, from: number, { code, comments }: Source): number {
  for (let at = code.indexOf(character, from); at >= 0; at = code.indexOf(character, at + 1))
    if (!comments.some(({ start, end }) => start <= at && at < end)) return at;
  return code.length;
}

/** Removes one name, with its comma and the line that has nothing else. */
function without(node: t.Node, brace: number, file: Source): Change {
  const { code } = file;
  const [start, stop] = rangeOf(node);
  const comma = placeOf(',', stop, file);
  const end = comma < brace ? comma + 1 : stop;
  const kept = lostComments(start, end, '', file).join(' ');
  if (kept) return { start, end, text: kept };
  const lead = /\n[^\S\n]*$/.exec(code.slice(0, start))?.[0].length ?? 0;
  const isLine = lead > 0 && /^[^\S\n]*\n/.test(code.slice(end));
  if (isLine)
    return { start: start - lead + (code[start - lead - 1] === '\r' ? -1 : 0), end, text: '' };
  return { start, end: code[end] === ' ' ? end + 1 : end, text: '' };
}

/** Lets an import that has comments import some names from Bulmatic, each where it stands. */
export function withNames(
  node: t.ImportDeclaration,
  names: readonly Imported[],
  file: Source,
  newline: string,
): Change[] {
  const { code } = file;
  const isTypeOnly = node.importKind === 'type';
  const print = (one: Imported) => printName({ ...one, imported: one.name }, isTypeOnly);
  const isSame = (one: Imported, specifier: t.ImportDeclaration['specifiers'][number]) =>
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier' &&
    specifier.imported.name === one.name;
  const [from] = rangeOf(node.source);
  const last = node.specifiers.at(-1);
  const brace = placeOf('}', last?.end ?? node.start ?? 0, file);
  const written = node.specifiers.map((one): Change => {
    const name = names.find(({ local }) => local === one.local.name);
    const [start, end] = rangeOf(one);
    if (!name) return without(one, brace, file);
    return { start, end, text: isSame(name, one) ? code.slice(start, end) : print(name) };
  });
  const added = names
    .filter(({ local }) => !node.specifiers.some((one) => one.local.name === local))
    .map(print);
  const isClosed = placeOf(',', last?.end ?? 0, file) < brace;
  const comma: Change[] =
    added.length && last && !isClosed && names.some(({ local }) => local === last.local.name)
      ? [{ start: last.end ?? 0, end: last.end ?? 0, text: ',' }]
      : [];
  const isLines = code.slice(...rangeOf(node)).includes('\n');
  const more: Change[] = added.length
    ? [
        {
          start: brace,
          end: brace,
          text: isLines
            ? added.map((one) => `  ${one},${newline}`).join('')
            : `${added.join(', ')} `,
        },
      ]
    : [];
  const quote = code[from] ?? "'";
  const source = { start: from, end: node.source.end ?? from, text: `${quote}bulmatic${quote}` };
  return [...written, ...comma, ...more, source];
}
