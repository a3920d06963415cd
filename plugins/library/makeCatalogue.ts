import { readFileSync } from 'node:fs';
import { lineOf } from '../base/lineOf.ts';
import { fromRoot } from '../base/root.ts';
import { bulmaClasses } from './bulma/classes.ts';
import { partsOf } from './bulma/parts.ts';
import { variablesOf, type BulmaVariables } from './bulma/variables.ts';
import { library, type Library } from '../base/library.ts';
import { modules, type Module } from './modules.ts';
import { releases, sinceOf, type Release } from './releases/releases.ts';
import { classesOf, classesOfHelper, classesOfProp, parentsOf } from './run.ts';
import { readTypes, type ComponentType, type HelperType, type PropType } from './types.ts';
import { propYields, type PropYields } from './yields.ts';

/** A prop: what its type and its comment say, and the classes that it yields. */
export interface Prop extends PropType, PropYields {
  /** The release that brought it, if its component is older. */
  since?: string;
}

/** A prop that almost all components share. */
export interface Helper extends HelperType, PropYields {}

/** A component or part: what its types say, where it is documented, and what running it has shown. */
export interface Component extends Omit<ComponentType, 'props'> {
  /** As it is written in JSX: `Card.Header`. */
  label: string;
  /** Id of the module that it belongs to: `components/card`. */
  module: string;
  /** Address of its part of the API page. */
  href: string;
  /** The release that brought it, if it hasn't always been there. */
  since?: string;
  /** Components that must surround it, from the outside in. */
  parents: string[];
  /** Classes that it has without any props. */
  base: string[];
  props: Prop[];
}

/** What the library consists of. */
export interface Catalogue {
  modules: (Module & { variables: BulmaVariables })[];
  components: Component[];
  /** The props that almost all components share. */
  helpers: Helper[];
  /** Every class of the installed Bulma, in the order of its stylesheet. */
  bulmaClasses: string[];
}

const withYields = <Type extends PropType>(
  prop: Type,
  classesOfValue: Parameters<typeof propYields>[2],
): Type & PropYields => ({
  ...prop,
  ...propYields(prop.name, prop.values, classesOfValue),
});

/** The component that a flatly exported part is attached to, and the name that the part has there. */
function attachment({ name }: ComponentType, all: readonly ComponentType[]) {
  for (const owner of all) {
    const [key] = Object.entries(owner.parts).find(([, part]) => part === name) ?? [];
    if (key) return { owner, label: `${owner.name}.${key}` };
  }
  return undefined;
}

/**
 * The module that has the page of a component or part.
 *
 * @throws If none is named after it or its owner.
 */
export function moduleOf(
  { file, name }: Pick<ComponentType, 'file' | 'name'>,
  owner: string,
  pages: readonly Module[],
): Module {
  const module = pages.find((one) => one.name === owner);
  if (module) return module;
  const line = lineOf(readFileSync(fromRoot(file), 'utf8'), `function ${name}`);
  throw new Error(
    `${file}:${line}: "${name}" has no page: attach it to the component that its module is named after, as in ` +
      `"Card.Header = CardHeader", or move it into a module with its name.`,
  );
}

function componentOf(
  library: Library,
  type: ComponentType,
  all: readonly ComponentType[],
  pages: readonly Module[],
  history: readonly Release[],
): Component {
  const attached = attachment(type, all);
  const main = attached?.owner ?? type;
  const module = moduleOf(type, main.name, pages);
  const since = sinceOf(history, type.name);
  const sinceOfProp = (prop: string) => {
    const found = sinceOf(history, type.propsInterface, prop);
    return found !== since && { since: found };
  };
  return {
    ...type,
    ...(since && { since }),
    label: attached?.label ?? type.name,
    module: module.id,
    href: attached ? `${module.api}#${type.name.toLowerCase()}` : module.api,
    parents: parentsOf(library, type.name),
    base: classesOf(library, type.name),
    props: type.props.map((prop) => ({
      ...withYields(prop, (value) => classesOfProp(library, type.name, prop.name, value)),
      ...sinceOfProp(prop.name),
    })),
  };
}

/** Each component with the parts that are attached to it, in the order in which its source attaches them. */
function inOrder(all: readonly ComponentType[]): ComponentType[] {
  const parts = new Set(all.flatMap((one) => Object.values(one.parts)));
  return all
    .filter(({ name }) => !parts.has(name))
    .flatMap((one) => [
      one,
      ...Object.values(one.parts).flatMap((part) => all.filter(({ name }) => name === part)),
    ]);
}

/** Reads the types and runs every component, which takes seconds. */
export function makeCatalogue(): Catalogue {
  const types = readTypes();
  const running = library();
  const pages = modules();
  const history = releases();
  const components = inOrder(types.components).map((type) =>
    componentOf(running, type, types.components, pages, history),
  );
  return {
    modules: pages.map((module) => {
      const main = components.find(({ name }) => name === module.name);
      const bases = components.flatMap((one) => (one.module === module.id ? one.base : []));
      return { ...module, variables: variablesOf(partsOf(main?.base ?? []), new Set(bases)) };
    }),
    components,
    helpers: types.helpers.map((prop) =>
      withYields(prop, (value) => classesOfHelper(running, prop.name, value)),
    ),
    bulmaClasses: [...bulmaClasses()],
  };
}
