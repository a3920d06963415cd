import ts from 'typescript';

/** A name of the public API, or a member of one. */
interface Named {
  /** Its declaration without its name, on one line. */
  type: string;
  isDeprecated: boolean;
}

/** What is exported under a name, with its members: the props of an interface, and the parts of a component. */
export interface Exported extends Named {
  members: Readonly<Record<string, Named>>;
}

/** The public API of the library at one time, by the names that are exported. */
export type Api = Readonly<Record<string, Exported>>;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isDeprecated = (node: ts.Node, source: ts.SourceFile) =>
  source.text.slice(node.getFullStart(), node.getStart(source)).includes('@deprecated');

/** The declarations that an exported statement holds, each with its name. */
function declarationsOf(statement: ts.Statement): readonly ts.NamedDeclaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed ? [statement] : [];
}

function membersOf(node: ts.NamedDeclaration): readonly ts.NamedDeclaration[] {
  if (ts.isInterfaceDeclaration(node)) return [...node.members];
  if (!ts.isModuleDeclaration(node) || !node.body || !ts.isModuleBlock(node.body)) return [];
  return node.body.statements.flatMap(declarationsOf);
}

/** What comes after the name; the members of an interface and a namespace are told one by one. */
function typeOf(node: ts.NamedDeclaration, source: ts.SourceFile): string {
  if (ts.isModuleDeclaration(node)) return '';
  const end = ts.isInterfaceDeclaration(node) ? node.members.pos - 1 : node.getEnd();
  return oneLine(source.text.slice(node.name!.getEnd(), end)).replace(/;$/, '');
}

/**
 * The public API from the text of an API report, in which a component and the namespace of its parts share a name.
 *
 * @see https://api-extractor.com/pages/overview/demo_api_report/
 */
export function apiOf(report: string): Api {
  const [, code = ''] = /^```ts\n([^]*?)^```$/m.exec(report) ?? [];
  const source = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.Latest, true);
  const named = (node: ts.NamedDeclaration, outer: ts.Node = node): Named => ({
    type: typeOf(node, source),
    isDeprecated: isDeprecated(outer, source),
  });
  const api: Record<string, Exported> = {};
  for (const statement of source.statements) {
    for (const node of declarationsOf(statement)) {
      const name = node.name!.getText(source);
      const own = named(node, statement);
      const before = api[name];
      api[name] = {
        type: own.type || (before?.type ?? ''),
        isDeprecated: own.isDeprecated || Boolean(before?.isDeprecated),
        members: {
          ...before?.members,
          ...Object.fromEntries(
            membersOf(node).map((member) => [member.name!.getText(source), named(member)]),
          ),
        },
      };
    }
  }
  return api;
}
