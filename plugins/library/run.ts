import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Library } from '../base/library.ts';
import type { PropValue } from './values.ts';

type Props = Readonly<Record<string, unknown>>;

/** Children without which a component renders only some of its elements. */
const CHILDREN: Readonly<Partial<Record<string, string>>> = { FieldLabel: 'Label' };

/** Props without which the other props of a component make no sense. */
const WITH: Readonly<Partial<Record<string, Props>>> = { NavbarItem: { dropdown: true } };

/** The `class` attribute of each element of some HTML that React wrote. */
export const classLists = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);

const listsIn = (element: ReactElement) => classLists(renderToStaticMarkup(element));

/** Every class in the HTML of one component with some props, without those of its surroundings. */
export function classesOf({ exports, within }: Library, name: string, props: Props = {}): string[] {
  const Component = exports[name] as ComponentType<Props>;
  const element = createElement(Component, { children: CHILDREN[name], ...props });
  const surround = within[name];
  const lists = listsIn(surround ? surround(element) : element);
  // Element by element, since the part may share a class with its surroundings.
  for (const around of surround ? listsIn(surround()) : []) {
    if (lists.includes(around)) lists.splice(lists.indexOf(around), 1);
  }
  return [...new Set(lists.flatMap((list) => list.split(' ')))].filter(Boolean);
}

/** The classes that one value of a prop adds to those that a component has anyway. */
export function classesOfProp(
  library: Library,
  name: string,
  prop: string,
  value: PropValue,
): string[] {
  const context = WITH[name] && !(prop in WITH[name]) ? WITH[name] : {};
  const before = classesOf(library, name, context);
  const after = classesOf(library, name, { ...context, [prop]: value });
  return after.filter((one) => !before.includes(one));
}

type ToClasses = (props: Props) => { className?: string };

/** The classes that a helper prop yields, on whatever component. */
export function classesOfHelper({ exports }: Library, prop: string, value: PropValue): string[] {
  const toClasses = exports.useBulmaClasses as ToClasses;
  return toClasses({ [prop]: value }).className?.split(' ') ?? [];
}

type Surrounding = ReactElement<Record<string, unknown>>;

const isElement = (node: unknown): node is Surrounding =>
  typeof node === 'object' && node !== null && 'props' in node;

/** The components that must surround a part, from the outside in, by their names and as elements with props. */
export function parentsWithElements(
  { exports, within }: Library,
  name: string,
): [name: string, element: Surrounding][] {
  const part = createElement('part');
  const path = (node: unknown): Surrounding[] | undefined => {
    if (Array.isArray(node)) return node.map(path).find(Boolean);
    if (node === part) return [];
    if (!isElement(node)) return undefined;
    const inside = path(node.props.children);
    return inside && [node, ...inside];
  };
  return (path(within[name]?.(part)) ?? []).flatMap((element) => {
    const [parent] = Object.entries(exports).find(([, one]) => one === element.type) ?? [];
    return parent ? [[parent, element]] : [];
  });
}

/** The names of the components that must surround a part, from the outside in: `Dropdown` for `DropdownButton`. */
export const parentsOf = (library: Library, name: string): string[] =>
  parentsWithElements(library, name).map(([parent]) => parent);
