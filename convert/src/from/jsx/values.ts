import { literalOf } from '../attribute.ts';
import { nameOf } from '../snippet.ts';
import { rangeOf, walk, type t } from '../syntax.ts';

/** Attributes that are texts, numbers or objects. */
const VALUED =
  /^(alt|defaultValue|href|htmlFor|id|key|name|placeholder|ref|src|style|title|value)$/;
const COMPARES = /^([=!]==?|[<>]=?)$/;
const COUNTS = /^[-+*/%]$/;
const MADE = /^(Array|Object|New|ArrowFunction)Expression$|^TemplateLiteral$/;
/** Types that may be true or false. */
const MAY_BE_BOOLEAN = /^TS(Boolean|Any|Unknown)Keyword$/;

/** Whether an expression is something else than true or false, by itself. */
function isValue(node: t.Node | null | undefined): boolean {
  if (!node) return false;
  const literal = literalOf(node);
  return MADE.test(node.type) || (literal !== undefined && typeof literal !== 'boolean');
}

/** Whether a type is something else than true or false; that of a name is not looked up. */
function isTypeOfValue(node: t.Node | null | undefined): boolean {
  if (node?.type === 'TSTypeAnnotation') return isTypeOfValue(node.typeAnnotation);
  if (node?.type === 'TSUnionType') return node.types.some(isTypeOfValue);
  if (node?.type === 'TSLiteralType') return node.literal.type !== 'BooleanLiteral';
  const isKnown =
    node !== undefined && node !== null && /Keyword$|^TS(Array|Tuple)Type$/.test(node.type);
  return (
    isKnown && !MAY_BE_BOOLEAN.test(node.type) && !/^TS(Null|Undefined)Keyword$/.test(node.type)
  );
}

/** What a state begins with: the argument of `useState`, and its type. */
function stateIn(node: t.Node | null | undefined): boolean {
  if (node?.type !== 'CallExpression' || node.callee.type === 'V8IntrinsicIdentifier') return false;
  const { callee, arguments: args, typeParameters } = node;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  if (called.type !== 'Identifier' || called.name !== 'useState') return false;
  const [type] =
    typeParameters?.type === 'TSTypeParameterInstantiation' ? typeParameters.params : [];
  return isValue(args[0]) || isTypeOfValue(type);
}

/** The expressions in a node that what is around them shows to be more than true or false. */
function shownBy(node: t.Node, parent: t.Node | undefined): (t.Node | null | undefined)[] {
  switch (node.type) {
    case 'BinaryExpression': {
      const { left, right, operator } = node;
      if (COUNTS.test(operator)) return [left, right];
      if (!COMPARES.test(operator)) return [];
      return [isValue(right) ? left : undefined, isValue(left) ? right : undefined];
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return [node.object];
    case 'TemplateLiteral':
      return node.expressions;
    case 'JSXExpressionContainer': {
      const isContent = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
      const isValued = parent?.type === 'JSXAttribute' && VALUED.test(nameOf(parent.name));
      return isContent || isValued ? [node.expression] : [];
    }
    case 'VariableDeclarator': {
      const { id, init } = node;
      if (id.type === 'ArrayPattern') return stateIn(init) ? [id.elements[0]] : [];
      return isValue(init) ? [id] : [];
    }
    case 'AssignmentPattern':
      return isValue(node.right) ? [node.left] : [];
    case 'Identifier':
      return isTypeOfValue(node.typeAnnotation) ? [node] : [];
    case 'TSPropertySignature':
      return isTypeOfValue(node.typeAnnotation) ? [node.key] : [];
    default:
      return [];
  }
}

/**
 * The names and properties of a module that are more than true or false, as they are written; those of which only a type
 * tells begin with a dot too.
 */
export function valuesIn(program: t.Program, code: string): ReadonlySet<string> {
  const found = new Set<string>();
  walk(program, (node, ancestors) => {
    for (const one of shownBy(node, ancestors.at(-1))) {
      if (one?.type === 'Identifier') found.add(one.name);
      if (one?.type === 'Identifier' && node.type === 'TSPropertySignature')
        found.add(`.${one.name}`);
      if (one?.type === 'MemberExpression' || one?.type === 'OptionalMemberExpression')
        found.add(code.slice(...rangeOf(one)));
    }
  });
  return found;
}
