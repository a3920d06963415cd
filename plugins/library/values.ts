import ts from 'typescript';

/** A value that a prop may have: a literal, or literals per breakpoint. */
export type PropValue = string | number | boolean | { readonly [breakpoint: string]: PropValue };

/** Whether a type is the object form of `Responsive`; no other type of a prop has a `base`. */
const isBreakpoints = (type: ts.Type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  type.getProperty('base') !== undefined;

/** The values of a type, if their number is finite, without `false`, which only leaves a class out. */
export function valuesOf(checker: ts.TypeChecker, type: ts.Type): PropValue[] {
  if (type.isUnion()) return type.types.flatMap((member) => valuesOf(checker, member));
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return checker.typeToString(type) === 'true' ? [true] : [];
  }
  if (!isBreakpoints(type)) return [];
  return checker.getPropertiesOfType(type).flatMap((breakpoint) =>
    valuesOf(checker, checker.getTypeOfSymbol(breakpoint)).map((value) => ({
      [breakpoint.name]: value,
    })),
  );
}

/** What the alias that a type node names stands for, if its comment says that readers should see that. */
function inlined(checker: ts.TypeChecker, node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const found = checker.getSymbolAtLocation(node.typeName);
  const alias =
    found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declaration = alias?.declarations?.find(ts.isTypeAliasDeclaration);
  const isInline = alias?.getJsDocTags().some(({ name }) => name === 'inline');
  return isInline ? declaration?.type : undefined;
}

function members(checker: ts.TypeChecker, node: ts.TypeNode): string[] {
  const alias = inlined(checker, node);
  if (alias) return members(checker, alias);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => members(checker, one));
  if (!ts.isTypeReferenceNode(node) || !node.typeArguments) return [node.getText()];
  const given = node.typeArguments.map((one) => typeText(checker, one));
  return [`${node.typeName.getText()}<${given.join(', ')}>`];
}

/** A type as its author wrote it, on one line, with aliases that are marked `@inline` spelled out. */
export const typeText = (checker: ts.TypeChecker, node: ts.TypeNode): string =>
  members(checker, node)
    .join(' | ')
    .replace(/\s+/g, ' ')
    .replace(/\( | ?,? \)/g, (end) => end.replace(/[ ,]/g, ''));
