import { reactAttribute } from './attributes.ts';
import type { Cover } from './cover.ts';
import { entryOf } from './entryOf.ts';
import { SPREAD, type JsxAttribute } from './jsx.ts';
import { MAPPING } from './known.ts';
import type { Shape, ShapeElement } from './mapping.ts';
import { KEPT_CURRENT, MAY_BE_ADDED, NEEDLESS } from './rules.ts';
import type { HtmlElement } from './tree.ts';

/** The attributes that a component sets on one of its elements, with some of its props. */
export const setBy = (
  pattern: ShapeElement,
  index: number,
  { effects }: Cover,
  { tag }: HtmlElement,
): Record<string, string> => {
  const isOther = tag !== pattern.tag;
  const loses = tag === 'button' ? pattern.buttonLoses : pattern.asLoses;
  const set: Record<string, string> = {
    ...(pattern.typesButton && tag === 'button' && { type: 'button' }),
    ...pattern.attributes,
    ...effects.reduce((all, { attributes }) => ({ ...all, ...attributes[index] }), {}),
  };
  return Object.fromEntries(
    Object.entries(set).filter(
      ([name]) => !isOther || !(loses.includes(name) || (name === 'type' && tag !== 'button')),
    ),
  );
};

const isTaken = (label: string, names: readonly string[]) => {
  const own = MAPPING.props[label]?.split(' ') ?? [];
  return names.some((name) => name === 'as' || own.includes(name));
};

/** The attributes of one element as props; nothing if the component could not make it so. */
export function attributesFor(
  shape: Shape,
  pattern: ShapeElement,
  element: HtmlElement,
  set: Readonly<Record<string, string>>,
  isInForm: boolean,
): JsxAttribute[] | undefined {
  const own = new Set([...shape.effects, ...shape.values].map(({ prop }) => prop));
  const isProp = (name: string) =>
    own.has(name) ||
    Object.hasOwn(shape.props, name) ||
    (shape.takesHelpers && Object.hasOwn(MAPPING.helpers, name));
  const props: JsxAttribute[] = [];
  for (const [name, text] of Object.entries(element.attributes)) {
    const renamed = entryOf(pattern.renamed, name) ?? entryOf(pattern.texts, name);
    if (
      set[name] === text ||
      entryOf(NEEDLESS[shape.label] ?? {}, name) ||
      pattern.mirrors.includes(name)
    )
      continue;
    if (name in set && KEPT_CURRENT.test(name)) continue;
    // Only a button takes another type than its own.
    if (name === 'type' && set.type !== undefined && set.type !== 'button') return undefined;
    const isStyle = name === 'style';
    if (!pattern.takes.includes(isStyle ? 'style' : 'attributes') && !renamed) return undefined;
    const attribute = reactAttribute(element, name, text);
    // React's types do not know it, and the component would take it for its prop.
    if (
      attribute.name === SPREAD &&
      !renamed &&
      isTaken(shape.label, Object.keys(attribute.value as object))
    )
      return undefined;
    if (renamed && attribute.name === SPREAD) return undefined;
    if (renamed) props.push({ ...attribute, name: renamed });
    else if (isProp(attribute.name === SPREAD ? name : attribute.name)) return undefined;
    else props.push(attribute);
  }
  const isSubmit =
    set.type === 'button' &&
    isInForm &&
    !('type' in element.attributes) &&
    element.tag === 'button';
  if (isSubmit) props.push({ name: 'type', value: 'submit' });
  const missing = Object.entries(set).filter(
    ([name]) => !(name in element.attributes) && !MAY_BE_ADDED.test(name),
  );
  return missing.every(([name, text]) => name === 'type' && text === 'button') ? props : undefined;
}
