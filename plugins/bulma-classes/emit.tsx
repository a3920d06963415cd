import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'bulmatic';
import { WITHIN } from '../../library/tests/within.tsx';
import type { PropValue } from './propValues.ts';

type Props = Readonly<Record<string, unknown>>;

/** What a component has to hold, or it renders only some of its elements. */
const CHILDREN: Readonly<Partial<Record<string, string>>> = { FieldLabel: 'Label' };

/** Props without which others of the component make no sense. */
const WITH: Readonly<Partial<Record<string, Props>>> = { NavbarItem: { dropdown: true } };

/** The `class` of each element. */
const listsIn = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);

/** Every class in the HTML of one component with some props, without those of what it stands in. */
export function emittedClasses(name: string, props: Props): string[] {
  const Component = library[name as keyof typeof library] as ComponentType<Props>;
  const element = createElement(Component, { children: CHILDREN[name], ...props });
  const within = WITHIN[name];
  const lists = listsIn(within ? within(element) : element);
  // Element by element, since the part may well have a class that something around it has too.
  for (const around of within ? listsIn(within()) : []) {
    if (lists.includes(around)) lists.splice(lists.indexOf(around), 1);
  }
  return [...new Set(lists.flatMap((list) => list.split(' ')))].filter(Boolean);
}

/** The classes that one value of a prop adds to those that a component has anyway. */
export function addedClasses(name: string, prop: string, value: PropValue): string[] {
  const context = WITH[name] && !(prop in WITH[name]) ? WITH[name] : {};
  const before = emittedClasses(name, context);
  return emittedClasses(name, { ...context, [prop]: value }).filter((one) => !before.includes(one));
}

/** The classes that a helper prop yields, on whatever component. */
export function helperClasses(prop: string, value: PropValue): string[] {
  const props: { className?: string } = { [prop]: value };
  return library.useBulmaClasses(props).className?.split(' ') ?? [];
}
