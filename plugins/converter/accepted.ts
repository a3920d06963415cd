import ts from 'typescript';
import { hastToReact, html, svg, type Schema } from 'property-information';
import type { Mapping } from '../../convert/src/mapping.ts';
import { fromRoot } from '../base/root.ts';

const ENTRY = fromRoot('plugins/converter/elements.ts');
const SOURCE = `import type { CSSProperties, JSX } from 'react';
export type Html = { [Tag in keyof JSX.IntrinsicElements]: JSX.IntrinsicElements[Tag] };
export type Css = { [Name in keyof CSSProperties]: CSSProperties[Name] };`;

/** Attributes that React has and HTML lacks. */
const OWN = ['defaultChecked', 'defaultValue'];

/** Attributes that the converter leaves out, or handles by itself. */
const EXCEPT = /^(on[A-Z]|className$|style$)/;

/** Values that every CSS property accepts. */
const GLOBAL = /^(-moz-initial|inherit|initial|revert|revert-layer|unset)$/;

const namesOf = ({ property }: Schema) =>
  Object.keys(property).map((name) => (/^aria[A-Z]/.test(name) ? '' : (hastToReact[name] ?? name)));

/** The values that React's types accept for an attribute, in the form of `accepted`; empty if any text will do. */
function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  const isText = checker.isTypeAssignableTo(checker.getStringType(), type);
  if (isText) return checker.isTypeAssignableTo(checker.getNumberType(), type) ? ':#|*' : '';
  const parts = (type.isUnion() ? type.types : [type]).flatMap((part) => {
    if (part.flags & ts.TypeFlags.Undefined) return [];
    if (part.isStringLiteral()) return [part.value];
    if (part.flags & ts.TypeFlags.NumberLike) return ['#'];
    return part.flags & ts.TypeFlags.BooleanLike ? ['?'] : [];
  });
  return `:${[...new Set(parts)].toSorted().join('|')}`;
}

/**
 * The attributes that React's types accept on each element, in React's names; those of all elements of HTML are at
 * `*`. After a colon is what their values may be: `#` is a number, `?` a condition, `*` any text.
 */
export function accepted(): Pick<Mapping, 'accepted' | 'declarations'> {
  const options: ts.CompilerOptions = { strict: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([ENTRY], options, {
    ...host,
    fileExists: (file) => file === ENTRY || host.fileExists(file),
    readFile: (file) => (file === ENTRY ? SOURCE : host.readFile(file)),
    getSourceFile: (file, target) =>
      file === ENTRY ? ts.createSourceFile(file, SOURCE, target) : host.getSourceFile(file, target),
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(ENTRY);
  const [html5, css] = file?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  if (!file || !html5 || !css) throw new Error(`There are no types of React at ${ENTRY}.`);
  const known = new Set([...namesOf(html), ...namesOf(svg), ...OWN]);
  const elements = checker.getTypeAtLocation(html5).getProperties();
  const entriesOf = (element: ts.Symbol) =>
    checker
      .getTypeOfSymbolAtLocation(element, file)
      .getProperties()
      .filter(({ name }) => (known.has(name) && !EXCEPT.test(name)) || name.startsWith('aria-'))
      .map((one) => one.name + typeText(checker, checker.getTypeOfSymbolAtLocation(one, file)));
  const all = new Map(elements.map((element) => [element.name, entriesOf(element)]));
  const shared = all.get('div') ?? [];
  const drawn = all.get('path') ?? [];
  const without = (list: readonly string[], others: readonly string[]) =>
    list.filter((one) => !others.includes(one)).join(' ');
  const declarations = new Map<string, string[]>();
  for (const one of checker.getTypeAtLocation(css).getProperties()) {
    const text = typeText(checker, checker.getTypeOfSymbolAtLocation(one, file)).slice(1);
    const values = text.split('|').filter((value) => !GLOBAL.test(value));
    const key = !text || values.includes('*') ? '*' : values.join('|');
    declarations.set(key, [...(declarations.get(key) ?? []), one.name]);
  }
  const elementsByTag = {
    '*': shared.join(' '),
    path: drawn.join(' '),
    ...Object.fromEntries(
      [...all]
        .filter(([tag]) => tag !== 'path')
        .map(([tag, list]) => [tag, list.join() === drawn.join() ? 'path' : without(list, shared)]),
    ),
  };
  return {
    accepted: elementsByTag,
    declarations: Object.fromEntries(
      [...declarations].map(([values, names]) => [values, names.join(' ')]),
    ),
  };
}
