import type * as t from '@babel/types';
import { lostComments, newlineOf, sourceOf, type Change, type Source } from '../changes.ts';
import { partName, type Rule } from '../rules.ts';
import { ANY } from '../snippet.ts';
import { parseModule, rangeOf } from '../syntax.ts';

/** Where what a release breaks comes from, for the codemod, which tells the old library from the new one by it. */
export const OLD = 'bulmatic@old';

type Specifier = t.ImportDeclaration['specifiers'][number];

/** Whether rules concern something that a file imports. */
function isBroken(specifier: Specifier, rules: readonly Rule[]): boolean {
  if (specifier.type !== 'ImportSpecifier') return true;
  if (specifier.importKind === 'type') return false;
  const { imported } = specifier;
  const name = partName(imported.type === 'Identifier' ? imported.name : imported.value);
  return rules.some(
    ({ from }) => from.name === ANY || from.name === name || from.name.startsWith(`${name}.`),
  );
}

/** What sets an import of what is broken apart, on a line of its own. */
function split(declaration: t.ImportDeclaration, source: Source, rules: readonly Rule[]): Change[] {
  const { code } = source;
  const { specifiers, importKind } = declaration;
  const broken = specifiers.filter((one) => isBroken(one, rules));
  if (importKind === 'type' || broken.length === 0) return [];
  const [start, end] = rangeOf(declaration.source);
  const quote = code[start];
  const old = `${quote}${OLD}${quote}`;
  const staying = specifiers.filter((one) => !broken.includes(one));
  if (staying.length === 0) return [{ start, end, text: old }];
  const [from, to] = [rangeOf(specifiers[0]!)[0], rangeOf(specifiers.at(-1)!)[1]];
  const isLong = code.slice(from, to).includes('\n');
  const textOf = (all: readonly Specifier[], comma: string) =>
    all.map((one) => code.slice(...rangeOf(one))).join(comma);
  const [, whole] = rangeOf(declaration);
  const newline = newlineOf(code);
  const kept = textOf(staying, isLong ? `,${newline}  ` : ', ');
  const all = textOf(specifiers, ' ');
  return [
    { start: from, end: to, text: [...lostComments(from, to, all, source), kept].join(' ') },
    {
      start: whole,
      end: whole,
      text: `${newline}import { ${textOf(broken, ', ')} } from ${old}${code.slice(end, whole)}`,
    },
  ];
}

/** What sets the imports of what a release breaks apart from the others. */
export function oldImports(code: string, file: string, rules: readonly Rule[]): Change[] {
  const parsed = parseModule(code, file);
  const source = sourceOf(code, parsed);
  return parsed.program.body.flatMap((one) =>
    one.type === 'ImportDeclaration' && one.source.value === 'bulmatic'
      ? split(one, source, rules)
      : [],
  );
}
