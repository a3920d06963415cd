import type { JsxLiteral } from './jsx.ts';

/** An element that a component makes. */
export interface ShapeElement {
  tag: string;
  /** The classes that it always has. */
  classes: string[];
  /** The attributes that the component sets by itself; none has a class, or an id that differs in each rendering. */
  attributes: Readonly<Record<string, string>>;
  /** Attributes that are a prop with another name: `size` is `htmlSize`. */
  renamed: Readonly<Record<string, string>>;
  /** Attributes that a prop sets and that make this shape: `aria-label` is the `label` of an icon. */
  texts: Readonly<Record<string, string>>;
  /** Attributes that repeat those of the element that takes attributes, such as `disabled` on a label. */
  mirrors: string[];
  /** Whether it has `type="button"` if `as` makes it a button. */
  typesButton: boolean;
  /** The classes that it has as well if `as` names an element that is neither a link nor a button. */
  asClasses: string[];
  /** The attributes that it does not set if `as` names an element that is no button. */
  asLoses: string[];
  /** The attributes that it does not set if `as` makes it a button. */
  buttonLoses: string[];
  /** What goes to this element and to no other: the tag that `as` names, attributes, `className` or `style`. */
  takes: ('as' | 'attributes' | 'className' | 'style')[];
  children: ShapeChild[];
}

/** A child of such an element: an element, text, the content of a prop, or as many elements as a prop says. */
export type ShapeChild =
  ShapeElement | { text: string } | { slot: string } | { repeat: string; element: ShapeElement };

/** What one value of a prop adds to the elements of a component, by the order in which they open. */
export interface Effect {
  prop: string;
  value: JsxLiteral;
  classes: Readonly<Record<number, string[]>>;
  attributes: Readonly<Record<number, Record<string, string>>>;
}

/** The values of a prop by the one class that each adds to one element, and adds nothing else. */
export interface ClassValues {
  prop: string;
  element: number;
  values: Readonly<Record<string, JsxLiteral>>;
}

/** The elements that a component makes with some of its props, and what its other props change in them. */
export interface Shape {
  /** As it is written in JSX: `Card.Header`. */
  label: string;
  /** Whether it takes the helper props. */
  takesHelpers: boolean;
  /** The tags that `as` may name; none if it may name any. */
  tags: string[];
  /** The props that make this shape. */
  props: Readonly<Record<string, JsxLiteral>>;
  /** Components that must surround it, from the outside in; empty if it is the same anywhere. */
  parents: { label: string; props: Readonly<Record<string, JsxLiteral>> }[];
  /** Components in which it makes other elements or classes than these, from the outside in. */
  notIn: Shape['parents'];
  /** The props with content without which it makes other elements. */
  filled: string[];
  root: ShapeElement;
  values: ClassValues[];
  effects: Effect[];
}

/** How the browser lays out an element; what is positioned is absent from the flow around it. */
export type Display = 'absent' | 'block' | 'flex' | 'inline' | 'inline-block' | 'inline-flex';

/** What an attribute is: `overloaded` ones are text or, without it, true. */
export type AttributeKind = 'text' | 'number' | 'boolean' | 'booleanish' | 'overloaded';

/** The attributes of each kind, `tabindex=tabIndex` if React's name does not follow from that in HTML. */
export type AttributeNames = Readonly<
  Record<'html' | 'svg', Readonly<Record<AttributeKind, string>>>
>;

/** What the library's components make of their props, and Bulma's stylesheet of its classes. */
export interface Mapping {
  shapes: Shape[];
  /** The names of the props that each component has of its own. */
  props: Readonly<Record<string, string>>;
  /** For each helper prop, its values by the class that they yield. */
  helpers: Readonly<Record<string, Readonly<Record<string, JsxLiteral>>>>;
  /** How the browser lays out what a selector of Bulma matches; of several, the last one counts. */
  displays: Readonly<Record<string, Display>>;
  /** The classes of Bulma that no component has and no prop sets. */
  otherClasses: readonly string[];
  /** How React writes attributes. */
  attributes: AttributeNames;
  /**
   * The attributes that React's types accept on each element, those of all elements of HTML at `*`. After a colon is
   * what they may be: `#` is a number, `?` a condition, `*` any text. An element of SVG has those of `path`.
   */
  accepted: Readonly<Record<string, string>>;
  /**
   * The properties of CSS that React's types know, by the values that they accept besides `inherit` and the like: `*` is
   * any text.
   */
  declarations: Readonly<Record<string, string>>;
}

/** Whether a child of a shape is an element. */
export const isShapeElement = (child: ShapeChild): child is ShapeElement => 'tag' in child;

/** The elements of a shape in the order in which they open. */
export const elementsOf = (root: ShapeElement): ShapeElement[] => [
  root,
  ...root.children.filter(isShapeElement).flatMap(elementsOf),
];

/** Every class that a component may have by itself. */
export const classesOfShape = ({ root, values, effects }: Shape): string[] => [
  ...elementsOf(root).flatMap(({ classes }) => classes),
  ...values.flatMap((one) => Object.keys(one.values)),
  ...effects.flatMap((one) => Object.values(one.classes).flat()),
];
