import { parse } from '@babel/parser';
import type * as t from '@babel/types';
import type { Place } from '../jsx.ts';
import { checkLevel, ConvertError } from '../notes.ts';

export const placeOf = ({ loc }: t.Node): Place => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
});

const refusal = ({ line, column }: Place, text: string) =>
  new ConvertError(`Line ${line}, column ${column}: ${text}`);

type ParseError = Error & { pos: number; loc: { line: number; column: number } };

function parseCode(code: string): t.File {
  try {
    return parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  } catch (error) {
    if (error instanceof RangeError) checkLevel(Infinity);
    const { message, loc, pos } = error as ParseError;
    const isCutOff = pos >= code.trimEnd().length;
    const text = message.replace(/ \(\d+:\d+\)$/, '').replace(/\.?$/, '.');
    throw refusal(
      { line: loc.line, column: loc.column + 1 },
      isCutOff ? 'The code ends before all elements in it are closed.' : text,
    );
  }
}

export const isJsx = (node: t.Node | null | undefined): node is t.JSXElement | t.JSXFragment =>
  node?.type === 'JSXElement' || node?.type === 'JSXFragment';

/** The JSX that a statement is, or that the function in it returns. */
function jsxIn(statement: t.Node): t.JSXElement | t.JSXFragment | undefined {
  if (statement.type === 'ExpressionStatement')
    return isJsx(statement.expression) ? statement.expression : undefined;
  const isExport = /^Export(Default|Named)Declaration$/.test(statement.type);
  const declared = isExport ? (statement as t.ExportDefaultDeclaration).declaration : statement;
  if (declared?.type !== 'FunctionDeclaration') return undefined;
  const [only, ...others] = declared.body.body;
  if (others.length || only?.type !== 'ReturnStatement') return undefined;
  return isJsx(only.argument) ? only.argument : undefined;
}

/** What a module calls the things that it imports: their own names, empty for the whole library, none for those of others. */
export type Names = ReadonlyMap<string, string | undefined>;

const importedName = ({ imported }: t.ImportSpecifier) =>
  imported.type === 'Identifier' ? imported.name : imported.value;

const OWN = /^(bulmatic|react)$/;

function namesOf(statements: readonly t.Statement[]): Names {
  const names = new Map<string, string | undefined>();
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue;
    const { source, specifiers } = statement;
    for (const one of specifiers) {
      const { name } = one.local;
      const imported = one.type === 'ImportSpecifier' ? importedName(one) : '';
      if (!OWN.test(source.value)) names.set(name, undefined);
      else names.set(name, source.value === 'react' && !imported ? 'React' : imported);
    }
  }
  return names;
}

/** The element that some code is, or that the component in it returns, and what it imports. */
export function rootOf(code: string): { root: t.JSXElement | t.JSXFragment; names: Names } {
  const { body } = parseCode(code).program;
  const statements = body.filter(({ type }) => type !== 'ImportDeclaration');
  const [root, ...others] = statements.map((one) => jsxIn(one) ?? one);
  if (!root) throw refusal({ line: 1, column: 1 }, 'There is no JSX. Write an element.');
  const stray = [root, ...others].find((one) => !isJsx(one)) ?? others[0];
  if (stray || !isJsx(root))
    throw refusal(
      placeOf(stray ?? root),
      'This is neither an element nor a component that only returns one, and no other code runs here.',
    );
  return { root, names: namesOf(body) };
}
