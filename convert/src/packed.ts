import type { JsxLiteral } from './jsx.ts';
import type { ClassValues, Mapping, Shape, ShapeChild, ShapeElement } from './mapping.ts';

/**
 * Values by their classes, one line for all classes that are alike: `has-text-*: white black` says that
 * `has-text-white` is `white`, and `is-*-@: 1 2 @ mobile` that `is-1-mobile` is `{ mobile: 1 }`.
 */
export type PackedValues = readonly string[];

/** An element of a shape, without what is empty. */
export type PackedElement = Omit<Partial<ShapeElement>, 'children'> & {
  tag: string;
  children?: readonly PackedChild[];
};

type PackedChild =
  | PackedElement
  | { repeat: string; element: PackedElement }
  | Exclude<ShapeChild, ShapeElement | { repeat: string }>;

/** A shape, without what is empty. */
export type PackedShape = Omit<Partial<Shape>, 'root' | 'values'> & {
  label: string;
  root: PackedElement;
  values?: readonly (Omit<ClassValues, 'values'> & { values: PackedValues })[];
};

/** The mapping as `mapping.generated.ts` has it: as short as it can be read. */
export type PackedMapping = Omit<Mapping, 'shapes' | 'helpers' | 'otherClasses'> & {
  shapes: readonly PackedShape[];
  helpers: Readonly<Record<string, PackedValues>>;
  otherClasses: PackedValues;
};

/** A breakpoint as classes have it: `tabletOnly` is `tablet-only`. */
export const suffixOf = (breakpoint: string) =>
  breakpoint.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function literalOf(text: string): JsxLiteral {
  if (text === 'true') return true;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Writes out the values of all classes. */
export function unpackValues(lines: PackedValues): Record<string, JsxLiteral> {
  const entries = lines.flatMap((line) => {
    const [, pattern = '', values = 'true', breakpoints] =
      /^([^:]+?)(?:: ([^@]+?))?(?: @ (.+))?$/.exec(line) ?? [];
    return values.split(' ').flatMap((text) => {
      const name = pattern.replace('*', text);
      const value = literalOf(text);
      if (!breakpoints) return [[name, value] as const];
      return breakpoints
        .split(' ')
        .map((one) => [name.replace('@', suffixOf(one)), { [one]: value }] as const);
    });
  });
  return Object.fromEntries(entries);
}

const unpackChild = (child: PackedChild): ShapeChild => {
  if ('tag' in child) return unpackElement(child);
  return 'repeat' in child ? { ...child, element: unpackElement(child.element) } : child;
};

const unpackElement = ({ children = [], ...element }: PackedElement): ShapeElement => ({
  classes: [],
  attributes: {},
  renamed: {},
  texts: {},
  mirrors: [],
  typesButton: false,
  asClasses: [],
  asLoses: [],
  buttonLoses: [],
  takes: [],
  ...element,
  children: children.map(unpackChild),
});

/** Adds the defaults that the short form of a shape omits. */
export const unpackShape = ({ root, values = [], ...shape }: PackedShape): Shape => ({
  takesHelpers: false,
  tags: [],
  props: {},
  parents: [],
  notIn: [],
  filled: [],
  effects: [],
  ...shape,
  root: unpackElement(root),
  values: values.map((one) => ({ ...one, values: unpackValues(one.values) })),
});

/** The whole mapping. */
export const unpackMapping = ({
  shapes,
  helpers,
  otherClasses,
  ...mapping
}: PackedMapping): Mapping => ({
  ...mapping,
  shapes: shapes.map(unpackShape),
  helpers: Object.fromEntries(
    Object.entries(helpers).map(([prop, values]) => [prop, unpackValues(values)]),
  ),
  otherClasses: Object.keys(unpackValues(otherClasses)),
});
