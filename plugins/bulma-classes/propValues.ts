import ts from 'typescript';
import { helperModifiers } from '../../library/src/props/bulmaClasses.ts';
import { cached } from '../cache.ts';
import { sourcesBelow } from '../sources.ts';

/** A value that a prop may have: a literal, or literals per breakpoint. */
export type PropValue = string | number | boolean | { readonly [breakpoint: string]: PropValue };

/** An exported component and its own props, each with its values if there is a finite set of them. */
export interface ComponentValues {
  /** Name of the component or part, such as `CardHeader`. */
  name: string;
  /** Values of its own props, by prop; empty for a prop that takes any text, function or node. */
  own: Readonly<Record<string, readonly PropValue[]>>;
}

/** Names of the helper props that all components share. */
export const helperProps: readonly string[] = Object.keys(helperModifiers);

const PROPS_FOLDER = '/library/src/props/';

function valuesOf(checker: ts.TypeChecker, type: ts.Type): PropValue[] {
  if (type.isUnion()) return type.types.flatMap((member) => valuesOf(checker, member));
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    // `false` is what leaves a class out.
    return checker.typeToString(type) === 'true' ? [true] : [];
  }
  if (!isBreakpoints(type)) return [];
  return checker.getPropertiesOfType(type).flatMap((breakpoint) =>
    valuesOf(checker, checker.getTypeOfSymbol(breakpoint)).map((value) => ({
      [breakpoint.name]: value,
    })),
  );
}

/** Whether a type is the object form of `Responsive`, which no other prop has a `base` like. */
const isBreakpoints = (type: ts.Type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  type.getProperty('base') !== undefined;

/** The props interface of `PolymorphicProps<Element, Props>` or `ElementProps<'tag', Props>`, or of `Props` alone. */
function propsType(checker: ts.TypeChecker, component: ts.Symbol): ts.Type | undefined {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  const type = parameter && checker.getTypeOfSymbol(parameter);
  return type?.aliasTypeArguments?.[1] ?? type;
}

const isHelper = (prop: ts.Symbol) =>
  prop.declarations?.some((one) => one.getSourceFile().fileName.includes(PROPS_FOLDER)) ?? false;

function valuesOfProps(checker: ts.TypeChecker, props: readonly ts.Symbol[]) {
  return Object.fromEntries(
    props.map((prop) => [prop.name, valuesOf(checker, checker.getTypeOfSymbol(prop))]),
  );
}

const ENTRY = 'library/src/index.ts';

/** What the library's types say: each component with the values of its own props, and the values of the helper props. */
export interface PropValues {
  components: ComponentValues[];
  helpers: ComponentValues['own'];
}

function findPropValues(): PropValues {
  const config = ts.getParsedCommandLineOfConfigFile('library/tsconfig.build.json', undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  const program = ts.createProgram([ENTRY], config?.options ?? {});
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(ENTRY);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${ENTRY} exports nothing.`);

  const exports = checker
    .getExportsOfModule(module)
    .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one));
  const components = exports
    .filter((one) => one.flags & ts.SymbolFlags.Function && /^[A-Z]/.test(one.name))
    .map((component) => {
      const type = propsType(checker, component);
      const props = type ? checker.getPropertiesOfType(type) : [];
      return {
        name: component.name,
        own: valuesOfProps(
          checker,
          props.filter((prop) => !isHelper(prop)),
        ),
      };
    });

  const shared = exports.find((one) => one.name === 'BulmaClassesProps');
  if (!shared) throw new Error(`${ENTRY} does not export BulmaClassesProps.`);
  const helpers = valuesOfProps(
    checker,
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(shared)),
  );
  return { components, helpers };
}

/** Reads the values of all props off the library's types, anew only when a file of the library has changed. */
export function readPropValues(): PropValues {
  const sources = sourcesBelow('library/src');
  return cached('prop-values', ['plugins/bulma-classes/propValues.ts', ...sources], findPropValues);
}
