import * as library from 'bulmatic';
import ts from 'typescript';
import { emittedClasses, helperClasses } from '../bulma-classes/emit.tsx';
import { helperProps, readPropValues, type PropValue } from '../bulma-classes/propValues.ts';

const PACKAGE = 'bulmatic';

/** Every node of a file, in the order in which they stand. */
function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

/** A component and its attached parts, by their flat names. */
function withParts(name: string): string[] {
  const component: unknown = library[name as keyof typeof library];
  if (typeof component !== 'function' || !/^[A-Z]/.test(name)) return [];
  const attached: unknown[] = Object.values(component);
  return [name, ...attached.flatMap((part) => (typeof part === 'function' ? part.name : []))];
}

const isLibraryImport = (node: ts.Node): node is ts.ImportDeclaration =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  node.moduleSpecifier.text === PACKAGE;

function importedNames(node: ts.ImportDeclaration): string[] {
  const named = node.importClause?.namedBindings;
  return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
}

let helperValues: ReturnType<typeof readPropValues>['helpers'] | undefined;

/** What a helper prop may be in a demo: the value that is written there, or any if it is computed. */
function valuesOf({ name, initializer }: ts.JsxAttribute): readonly PropValue[] {
  if (!initializer) return [true];
  if (ts.isStringLiteral(initializer)) return [initializer.text];
  const expression = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  if (expression && ts.isNumericLiteral(expression)) return [Number(expression.text)];
  helperValues ??= readPropValues().helpers;
  return helperValues[name.getText()] ?? [];
}

/**
 * The classes that a demo may have at any time: those of the components that it imports and of the helper props that it
 * sets, and what it writes in a string. Those that it has at first come from its HTML.
 */
export function classesOfDemo(source: string, html: string): Set<string> {
  const nodes = nodesOf(
    ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  const components = nodes.filter(isLibraryImport).flatMap(importedNames).flatMap(withParts);
  const helpers = nodes
    .filter(ts.isJsxAttribute)
    .filter(({ name }) => helperProps.includes(name.getText()));
  const strings = [
    ...nodes.filter(ts.isStringLiteralLike).map(({ text }) => text),
    ...[...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list),
  ];
  return new Set([
    ...components.flatMap((name) => emittedClasses(name, {})),
    ...helpers.flatMap((prop) =>
      valuesOf(prop).flatMap((value) => helperClasses(prop.name.getText(), value)),
    ),
    ...strings.flatMap((text) => text.split(/\s+/)),
  ]);
}
