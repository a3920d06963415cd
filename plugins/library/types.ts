import { basename } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../base/root.ts';
import { exportsOf, libraryProgram } from './program.ts';
import { typeText, valuesOf, type PropValue } from './values.ts';

/** A prop as its interface declares it. */
export interface PropType {
  name: string;
  /** The type, as a reader would write it. */
  type: string;
  /** The values that it may have, if their number is finite; empty for text, functions and nodes. */
  values: readonly PropValue[];
  isRequired: boolean;
  /** Its doc comment, without tags. */
  comment: string;
  /** Its default, as its comment states it. */
  defaultValue?: string;
  /** What to use instead, if it is deprecated. */
  deprecated?: string;
}

/** A prop that almost all components share. */
export interface HelperType extends PropType {
  /** Name of the file that declares it, which is its group: `spacing`. */
  group: string;
}

/** An exported component or part, as its types describe it. */
export interface ComponentType {
  /** Flat name: `CardHeader`. */
  name: string;
  /** Source file that it is exported from, from the root of the repository. */
  file: string;
  /** The first sentence of its doc comment. */
  sentence: string;
  /** What to use instead, if it is deprecated. */
  deprecated?: string;
  /** Address of its page in Bulma's documentation, as its comment links to it; none if Bulma has none. */
  bulmaPage?: string;
  /** The exported interface of its own props: `CardHeaderProps`. */
  propsInterface: string;
  /** Element that it renders unless `as` says otherwise; none if it has no element of its own. */
  element?: string;
  /** Whether `as` puts another element in that place. */
  isPolymorphic: boolean;
  /** Whether it takes the helper props that almost all components share. */
  takesHelpers: boolean;
  /** Its own props, without the helper props. */
  props: PropType[];
  /** Parts that are attached to it, by the names that they have there: `Header` is `CardHeader`. */
  parts: Readonly<Record<string, string>>;
}

/** What the library's types say. */
export interface LibraryTypes {
  components: ComponentType[];
  /** The helper props, which almost all components take. */
  helpers: HelperType[];
}

const HELPERS_FOLDER = '/library/src/props/';
const HELPERS_INTERFACE = 'BulmaClassesProps';

const fileOf = (symbol: ts.Symbol) => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
const isHelper = (prop: ts.Symbol) => fileOf(prop).includes(HELPERS_FOLDER);
const isComponent = (symbol: ts.Symbol) =>
  Boolean(symbol.flags & ts.SymbolFlags.Function) && /^[A-Z]/.test(symbol.name);

/** The members of a type, without the `undefined` of an optional prop, which its question mark says too. */
function membersOf(node: ts.TypeNode): ts.TypeNode[] {
  if (!ts.isUnionTypeNode(node)) return [node];
  const members = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only, ...others] = members;
  return only && ts.isParenthesizedTypeNode(only) && !others.length ? [only.type] : members;
}

/** The type of a prop, which is declared in an interface. */
function typeOf(checker: ts.TypeChecker, prop: ts.Symbol): string {
  const node = prop.declarations?.find(ts.isPropertySignature)?.type;
  if (!node) throw new Error(`${inRoot(fileOf(prop))}: declare "${prop.name}" with a type.`);
  return membersOf(node)
    .map((member) => typeText(checker, member))
    .join(' | ');
}

/** The text of a tag in a doc comment. */
const tagIn = (tags: readonly ts.JSDocTagInfo[], tag: string) => {
  const found = tags.find(({ name }) => name === tag);
  return found && ts.displayPartsToString(found.text).trim();
};

function propOf(checker: ts.TypeChecker, prop: ts.Symbol): PropType {
  const type = checker.getTypeOfSymbol(prop);
  const tags = prop.getJsDocTags(checker);
  const defaultValue = tagIn(tags, 'defaultValue');
  const deprecated = tagIn(tags, 'deprecated');
  return {
    name: prop.name,
    type: typeOf(checker, prop),
    values: valuesOf(checker, type),
    isRequired: !(prop.flags & ts.SymbolFlags.Optional),
    comment: ts.displayPartsToString(prop.getDocumentationComment(checker)),
    ...(defaultValue && { defaultValue }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

const BULMA_PAGE = /https:\/\/bulma\.io\/[^\s)]+/;

/** What the doc comment of a component says of it as a whole. */
function aboutOf(checker: ts.TypeChecker, component: ts.Symbol) {
  const comment = ts.displayPartsToString(component.getDocumentationComment(checker));
  const [sentence = ''] = comment.replace(/\s+/g, ' ').split(/(?<=\.) /);
  const tags = component.getJsDocTags(checker);
  const deprecated = tagIn(tags, 'deprecated');
  const links = tags.map(({ text }) => ts.displayPartsToString(text));
  const [bulmaPage] = BULMA_PAGE.exec(links.join(' ')) ?? [];
  return {
    sentence,
    ...(bulmaPage && { bulmaPage }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

const stringIn = (type: ts.Type | undefined) => (type?.isStringLiteral() ? type.value : undefined);

/**
 * The props of a component are an exported interface: alone, in `ElementProps<'tag', Props>`, or in
 * `PolymorphicProps<'tag', Props, Element>`.
 */
function componentOf(checker: ts.TypeChecker, component: ts.Symbol): ComponentType {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  const type = parameter && checker.getTypeOfSymbol(parameter);
  const [element, own = type] = type?.aliasTypeArguments ?? [];
  const file = inRoot(fileOf(component));
  if (!own?.symbol || !(own.symbol.flags & ts.SymbolFlags.Interface)) {
    throw new Error(
      `${file}: the props of "${component.name}" must be an exported interface, alone or in PolymorphicProps or ` +
        `ElementProps, but are ${type ? checker.typeToString(type) : 'none'}.`,
    );
  }
  const props = checker.getPropertiesOfType(own);
  return {
    name: component.name,
    file,
    ...aboutOf(checker, component),
    propsInterface: own.symbol.name,
    element: stringIn(element),
    isPolymorphic: type?.aliasSymbol?.name === 'PolymorphicProps',
    takesHelpers: props.some(isHelper),
    props: props.filter((prop) => !isHelper(prop)).map((prop) => propOf(checker, prop)),
    parts: partsOf(checker, component),
  };
}

/** The parts that are attached by assignments such as `Card.Header = CardHeader`. */
function partsOf(checker: ts.TypeChecker, component: ts.Symbol): Record<string, string> {
  const attached = [...(component.exports?.values() ?? [])].map((part) => {
    const { symbol } = checker.getTypeOfSymbol(part);
    return [part.name, symbol] as const;
  });
  return Object.fromEntries(
    attached.filter(([, part]) => isComponent(part)).map(([name, part]) => [name, part.name]),
  );
}

/** Reads the components, their parts and props off the library's types. */
export function readTypes(): LibraryTypes {
  const program = libraryProgram();
  const checker = program.getTypeChecker();
  const exported = exportsOf(checker, program);
  const shared = exported.find(({ name }) => name === HELPERS_INTERFACE);
  if (!shared) throw new Error(`library/src/index.ts does not export ${HELPERS_INTERFACE}.`);
  return {
    components: exported.filter(isComponent).map((one) => componentOf(checker, one)),
    helpers: checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(shared))
      .map((prop) => ({ ...propOf(checker, prop), group: basename(fileOf(prop), '.ts') })),
  };
}
