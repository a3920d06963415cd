import { isDeepStrictEqual } from 'node:util';
import type { JsxLiteral } from '../../convert/src/jsx.ts';
import {
  elementsOf,
  isShapeElement,
  type Shape,
  type ShapeElement,
} from '../../convert/src/mapping.ts';
import type { Catalogue, Component, Prop } from '../library/catalogue.ts';
import type { Library } from '../base/library.ts';
import { effectsOf } from './addedClasses.ts';
import { parentsWithProps } from './parents.ts';
import { outline } from './outline.ts';
import { markOf, probe, type ProbeProps, type Run } from './probe.ts';

/** A value of a prop that may change which elements there are; none for functions and objects. */
function sampleOf({ name, type, values }: Prop): JsxLiteral | undefined {
  if (/\bReactNode\b/.test(type) || type === 'string') return markOf(name);
  return values.includes(true) ? true : undefined;
}

type Setting = readonly [prop: string, value: JsxLiteral];

const switches = (settings: readonly Setting[]) =>
  settings.filter(([, value]) => value === true).length;

/** All combinations of some settings, those with the fewest switches and the most content first. */
const subsets = (all: readonly Setting[]): Setting[][] =>
  all
    .reduce<Setting[][]>((some, one) => [...some, ...some.map((before) => [...before, one])], [[]])
    .toSorted((a, b) => switches(a) - switches(b) || b.length - a.length);

/** A shape without the content of a prop. */
function withoutContent(root: ShapeElement, slot = 'children'): ShapeElement {
  const children = root.children
    .filter((child) => !('slot' in child && child.slot === slot))
    .map((child) => (isShapeElement(child) ? withoutContent(child, slot) : child));
  return { ...root, children };
}

/** Whether the elements of a shape have all classes that those of another one always have. */
function hasClassesOf(other: ShapeElement, root: ShapeElement): boolean {
  const elements = elementsOf(root);
  return elementsOf(other).every(({ classes }, index) =>
    classes.every((name) => elements[index]?.classes.includes(name)),
  );
}

/** Turns the children into one repeated element if a number prop sets how many there are. */
function markRepeated(root: ShapeElement, component: Component, run: Run): ShapeElement {
  for (const { name, type } of component.props) {
    const [two, three] = type === 'number' ? [run({ [name]: 2 }), run({ [name]: 3 })] : [];
    const [element] = two?.children ?? [];
    const isRepeated = element && isShapeElement(element) && three?.children.length === 3;
    if (isRepeated && two?.children.length === 2)
      return { ...root, children: [{ repeat: name, element }] };
  }
  return root;
}

/** The number that stands for the value of a prop. */
const NUMBER = 987;

/** Finds the attributes whose value is that of a number prop with another name. */
function markRenamed(root: ShapeElement, component: Component, run: Run): ShapeElement {
  const renamed = component.props
    .filter(({ type }) => type === 'number')
    .flatMap(({ name }) => {
      const elements = elementsOf(run({ [name]: NUMBER }) ?? root);
      return elements.flatMap((one, index) =>
        Object.keys(one.attributes)
          .filter((key) => one.attributes[key] === String(NUMBER) && key !== name)
          .map((key) => ({ index, key, name })),
      );
    });
  const elements = elementsOf(root);
  const mark = (one: ShapeElement): ShapeElement => ({
    ...one,
    renamed: {
      ...one.renamed,
      ...Object.fromEntries(
        renamed.filter(({ index }) => elements[index] === one).map(({ key, name }) => [key, name]),
      ),
    },
    children: one.children.map((child) => (isShapeElement(child) ? mark(child) : child)),
  });
  return mark(root);
}

/** The shapes of a component in one place: one for each set of props that makes other elements. */
function variantsOf(library: Library, component: Component, isWithin: boolean): Shape[] {
  const render: Run = (props) => probe(library, component, props, isWithin);
  const children = { children: markOf('children') };
  const takesChildren = component.element !== 'textarea' && render(children);
  const content: ProbeProps = takesChildren ? children : {};
  const full = render(content);
  if (!full) return [];
  const structural = component.props.flatMap((prop): Setting[] => {
    const value = prop.name === 'children' ? undefined : sampleOf(prop);
    const changed = value === undefined ? undefined : render({ ...content, [prop.name]: value });
    if (value === undefined || !changed) return [];
    // Some content shows only together with another prop.
    const isOther =
      prop.type.includes('ReactNode') || !isDeepStrictEqual(outline(changed), outline(full));
    return isOther ? [[prop.name, value]] : [];
  });
  const shapes: Shape[] = [];
  for (const chosen of subsets([...Object.entries(content), ...structural])) {
    const props = Object.fromEntries(chosen);
    const run: Run = (more) => render({ ...props, ...more });
    const found = run({});
    if (!found) continue;
    const root = markRenamed(markRepeated(found, component, run), component, run);
    const isKnown = ({ root: known }: Shape) =>
      hasClassesOf(known, root) &&
      [known, withoutContent(known)].some((one) => isDeepStrictEqual(outline(one), outline(root)));
    if (shapes.some(isKnown)) continue;
    const isNeeded = (slot: string) => {
      const empty = render(Object.fromEntries(chosen.filter(([name]) => name !== slot)));
      return !empty || !isDeepStrictEqual(outline(empty), outline(withoutContent(found, slot)));
    };
    shapes.push({
      label: component.label,
      takesHelpers: component.takesHelpers,
      tags: component.props.find(({ name }) => name === 'as')?.values.map(String) ?? [],
      props: Object.fromEntries(chosen.filter(([, value]) => value === true)),
      parents: [],
      notIn: [],
      filled: Object.keys(props).filter((name) => props[name] === markOf(name) && isNeeded(name)),
      root,
      ...effectsOf(component, Object.keys(props), found, run),
    });
  }
  return shapes;
}

const isClassless = (root: ShapeElement) =>
  elementsOf(root).every(({ classes }) => !classes.length);

/** All shapes of a component: the same anywhere, or only inside other components. */
export function shapesOf(library: Library, catalogue: Catalogue, component: Component): Shape[] {
  // HTML doesn't contain required props, such as the value of a panel.
  if (component.props.some(({ isRequired }) => isRequired)) return [];
  const alone = variantsOf(library, component, false);
  const inside = library.within[component.name] ? variantsOf(library, component, true) : [];
  const parents = parentsWithProps(library, catalogue, component.name);
  const isNew = ({ root }: Shape) => !alone.some((one) => isDeepStrictEqual(one.root, root));
  const isSame = ({ root }: Shape) => inside.some((one) => isDeepStrictEqual(one.root, root));
  return [
    ...alone.map((shape) => {
      if (isClassless(shape.root)) return { ...shape, parents };
      return inside.length && !isSame(shape) ? { ...shape, notIn: parents } : shape;
    }),
    ...inside.filter(isNew).map((shape) => ({ ...shape, parents })),
  ];
}
