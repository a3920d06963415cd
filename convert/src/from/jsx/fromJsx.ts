import { changed, linesAfter, sourceOf } from '../changes.ts';
import type { Modified } from '../codemod.ts';
import { inOrder } from '../fileNotes.ts';
import { scopesOf } from '../scope.ts';
import { parseModule } from '../syntax.ts';
import { JsxConverter } from './converter.ts';
import { classFunctions, importChanges, unusedImports } from './imports.ts';
import { LocalNames } from './names.ts';
import { notesOnCalls } from './notes.ts';

/** Turns Bulma's classes on plain elements in JSX into components of Bulmatic. */
export function fromJsx(code: string, file: string): Modified {
  if (!/class(Name)?['"]?\s*[=:]/.test(code)) return { code, notes: [], lineAfter: (line) => line };
  const parsed = parseModule(code, file);
  const { program } = parsed;
  const scopes = scopesOf(parsed);
  const names = new LocalNames(program, scopes);
  const functions = classFunctions(program, scopes);
  const converter = new JsxConverter(code, program, names, functions);
  const changes = converter.changesIn(program);
  const all = [
    ...importChanges(program, sourceOf(code, parsed), {
      bulmatic: names.imports,
      added: [...names.added.values()],
      unused: unusedImports(program, converter.gone, functions),
      quote: converter.quote,
    }),
    ...changes,
  ].toSorted((a, b) => a.start - b.start);
  return {
    code: changed(code, all),
    notes: inOrder([...converter.notes, ...notesOnCalls(program)]),
    lineAfter: linesAfter(code, all),
  };
}
