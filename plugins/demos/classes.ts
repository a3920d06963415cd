import ts from 'typescript';
import { isColor } from '../library/bulma/selectors.ts';
import { catalogue } from '../library/catalogue.ts';
import type { Library } from '../base/library.ts';
import { classesOf, classesOfHelper, classLists } from '../library/run.ts';
import type { PropValue } from '../library/values.ts';

const PACKAGE = 'bulmatic';

/** Every node of a file, in source order. */
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
function withParts({ exports }: Library, name: string): string[] {
  const component = exports[name];
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

/**
 * The values that a helper prop may have in a demo: the literal value or, if it is computed, those that occur anywhere
 * in the file, or all if none does.
 */
function valuesOf(
  { name, initializer }: ts.JsxAttribute,
  strings: ReadonlySet<string>,
): readonly PropValue[] {
  if (!initializer) return [true];
  if (ts.isStringLiteral(initializer)) return [initializer.text];
  const expression = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  if (expression && ts.isNumericLiteral(expression)) return [Number(expression.text)];
  const all = catalogue().helpers.find((prop) => prop.name === name.getText())?.values ?? [];
  const named = all.filter((value) => typeof value === 'string' && strings.has(value));
  return named.length ? named : all;
}

const literalsIn = (nodes: readonly ts.Node[]) =>
  nodes.filter(ts.isStringLiteralLike).map(({ text }) => text);

const parse = (source: string) =>
  nodesOf(ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

/** The name of a component by its tag, such as `ModalCard` for `<Modal.Card>`, if it is the library's. */
function nameOfTag({ exports }: Library, tag: string): string[] {
  const [name = '', part] = tag.split('.');
  const component = exports[name] as Record<string, { name: string }> | undefined;
  if (!component || !/^[A-Z]/.test(name)) return [];
  return part ? [component[part]?.name ?? ''].filter(Boolean) : [name];
}

const hasPortal = (nodes: readonly ts.Node[]) =>
  nodes.some((node) => ts.isJsxAttribute(node) && node.name.getText() === 'portal');

/** The classes in the initial HTML of a demo, and those of its components if some go to the end of the page later. */
export function shownClasses(library: Library, source: string, html: string): Set<string> {
  const initial = classLists(html).flatMap((list) => list.split(' '));
  const nodes = parse(source);
  if (!hasPortal(nodes)) return new Set(initial);
  const tags = nodes
    .filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    .flatMap(({ tagName }) => nameOfTag(library, tagName.getText()));
  return new Set([...initial, ...tags.flatMap((name) => classesOf(library, name))]);
}

/** The names that a demo imports from the library. */
export const namesImported = (source: string): string[] =>
  parse(source).filter(isLibraryImport).flatMap(importedNames);

/**
 * The classes that a demo may have at any time: those in its initial HTML, those of the components that it imports and
 * of the helper props that it sets, those in `className`, and the colors that it mentions.
 */
export function classesOfDemo(library: Library, source: string, html: string): Set<string> {
  const nodes = parse(source);
  const components = nodes
    .filter(isLibraryImport)
    .flatMap(importedNames)
    .flatMap((name) => withParts(library, name));
  const attributes = nodes.filter(ts.isJsxAttribute);
  const names = attributes.map(({ name }) => name.getText());
  const strings = new Set(literalsIn(nodes));
  const written = attributes.filter(({ name }) => name.getText() === 'className').flatMap(nodesOf);
  const helpers = attributes.filter(({ name }) => library.helpers.includes(name.getText()));
  return new Set([
    ...classLists(html).flatMap((list) => list.split(' ')),
    ...components.flatMap((name) => classesOf(library, name)),
    ...helpers.flatMap((prop) =>
      valuesOf(prop, strings).flatMap((value) =>
        classesOfHelper(library, prop.name.getText(), value),
      ),
    ),
    ...literalsIn(written).flatMap((text) => text.split(' ')),
    ...[...strings, ...names].map((name) => `is-${name}`).filter(isColor),
  ]);
}
