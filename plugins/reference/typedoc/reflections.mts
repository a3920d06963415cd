import { ReflectionKind, type Comment, type DeclarationReflection, type Reflection } from 'typedoc';

/** Name of a module's file without folder and extension, which is the name of its main export too. */
export const moduleTitle = (module: Reflection) => module.name.split('/').pop() ?? module.name;

/** The component or function that a module is named after. */
export function mainExport(module: DeclarationReflection): DeclarationReflection | undefined {
  const title = moduleTitle(module);
  return module.children?.find(
    (child) => child.name === title && child.kindOf(ReflectionKind.Function),
  );
}

/** The comment of a reflection; TypeDoc keeps that of a function at its signature. */
export const commentOf = (reflection: DeclarationReflection): Comment | undefined =>
  reflection.comment ?? reflection.signatures?.[0]?.comment;
