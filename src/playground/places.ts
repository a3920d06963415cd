import type {
  Control,
  ControlValue,
  Subject,
  TryItData,
} from '@generated/demos/default/playground/*.json';
import { isNode, type JsxElement, type JsxLiteral } from 'bulmatic-convert';

/** Something that the user may set: a prop of a component or part, at every width or from one on. */
export interface Place {
  /** What it is called in an address: `color`, `size.mobile`, `Header.mt`. */
  key: string;
  subject: Subject;
  control: Control;
  /** A key of the object form; `base` is every width. */
  breakpoint: string;
  values: readonly ControlValue[];
  /** The value in the example; none if it has none, or what no control can show. */
  initial: ControlValue | undefined;
}

/** The places of what may be set, by their keys. */
export type Places = ReadonlyMap<string, Place>;

/** The element at a path. */
export const elementAt = (tree: JsxElement, path: readonly number[]): JsxElement =>
  path.reduce((element, index) => element.children[index] as JsxElement, tree);

export const keyOf = ({ name }: Subject, { name: prop }: Control, breakpoint: string) =>
  [...name.split('.').slice(1), prop, ...(breakpoint === 'base' ? [] : [breakpoint])].join('.');

const isPlain = (value: JsxLiteral | undefined): value is ControlValue =>
  value !== null && typeof value !== 'object' && value !== undefined;

/** What an element has for a prop, unless it is an element or code. */
export function literalOf(element: JsxElement, prop: string): JsxLiteral | undefined {
  if (prop === 'children') {
    const [text] = element.children;
    return text?.kind === 'text' ? text.text : undefined;
  }
  const value = element.attributes.find(({ name }) => name === prop)?.value;
  return value === undefined || isNode(value) ? undefined : value;
}

function initialOf(element: JsxElement, prop: string, breakpoint: string) {
  const value = literalOf(element, prop);
  const one = typeof value === 'object' ? value?.[breakpoint] : value;
  return isPlain(one) && (typeof value === 'object' || breakpoint === 'base') ? one : undefined;
}

/** Whether the example has something else for a prop than a control can show, such as an icon. */
const isFixed = (element: JsxElement, { name }: Control) =>
  element.attributes.some((one) => one.name === name && isNode(one.value));

function placesOf(subject: Subject, element: JsxElement, control: Control): Place[] {
  const { values = [], breakpoints } = control;
  return (breakpoints?.keys ?? ['base']).map((breakpoint) => ({
    key: keyOf(subject, control, breakpoint),
    subject,
    control,
    breakpoint,
    values: breakpoint === 'base' ? values : (breakpoints?.values ?? values),
    initial: initialOf(element, control.name, breakpoint),
  }));
}

/** Everything that may be set on a page. Own props come before helper props, which they may replace. */
export function placesIn({ subjects, examples }: TryItData, helpers: readonly Control[]): Places {
  const all = subjects.flatMap((subject) => {
    const element = elementAt(examples[subject.example]!, subject.path);
    const own = subject.controls.filter((control) => !isFixed(element, control));
    const names = new Set(subject.controls.map(({ name }) => name));
    const shared = subject.takesHelpers ? helpers.filter(({ name }) => !names.has(name)) : [];
    return [...own, ...shared].flatMap((control) => placesOf(subject, element, control));
  });
  return new Map(all.map((place) => [place.key, place]));
}
