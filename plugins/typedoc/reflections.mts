import {
  ReflectionKind,
  type Comment,
  type DeclarationReflection,
  type Reflection,
  type SomeType,
} from 'typedoc';

/** Name of a module's file without folder and extension, which its main export bears too. */
export const moduleTitle = (module: Reflection) => module.name.split('/').pop() ?? module.name;

/** The component or function that a module is named after. */
export function mainExport(module: DeclarationReflection): DeclarationReflection | undefined {
  const title = moduleTitle(module);
  return module.children?.find(
    (child) => child.name === title && child.kindOf(ReflectionKind.Function),
  );
}

/** The comment of a function stands on its signature. */
export const commentOf = (reflection: DeclarationReflection): Comment | undefined =>
  reflection.comment ?? reflection.signatures?.[0]?.comment;

/** The exported props interface of a component, and the element that it renders unless told otherwise. */
export interface Component {
  props: DeclarationReflection;
  /** Name of the HTML element, such as `button`; none if the component renders no element of its own. */
  element: string | undefined;
  /** Whether the prop `as` lets the caller choose another element. */
  isPolymorphic: boolean;
}

const literal = (type: SomeType | undefined) =>
  type?.type === 'literal' && typeof type.value === 'string' ? type.value : undefined;

const interfaceOf = (type: SomeType | undefined) => {
  const model = type?.type === 'reference' ? type.reflection : undefined;
  return model?.kindOf(ReflectionKind.Interface) ? (model as DeclarationReflection) : undefined;
};

/**
 * Reads the props off a component: `PolymorphicProps<Element, ButtonProps>`, `ElementProps<'input', InputProps>`, or
 * `TabsGroupProps` alone where the component has no element.
 */
export function componentOf(reflection: DeclarationReflection): Component {
  const signature = reflection.signatures?.[0];
  const type = signature?.parameters?.[0]?.type;
  const [element, own] = type?.type === 'reference' ? (type.typeArguments ?? []) : [];
  const props = interfaceOf(own) ?? interfaceOf(type);
  if (!props) {
    const file = reflection.sources?.[0]?.fileName ?? reflection.name;
    throw new Error(
      `${file}: the props of "${reflection.name}" must be an exported interface, alone or in PolymorphicProps or ` +
        `ElementProps, but are ${type?.toString() ?? 'none'}.`,
    );
  }
  return {
    props,
    element: literal(element) ?? literal(signature?.typeParameters?.[0]?.default),
    isPolymorphic: type?.type === 'reference' && type.name === 'PolymorphicProps',
  };
}

/** Whether a prop is one of the helper props that all components share, which are declared in a folder of their own. */
export const isShared = (prop: DeclarationReflection) =>
  prop.sources?.some((source) => source.fullFileName.includes('/library/src/props/')) ?? false;
