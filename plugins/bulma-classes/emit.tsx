import { cloneElement, createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'bulmatic';
import type { PropValue } from './propValues.ts';

type Props = Readonly<Record<string, unknown>>;
type Wrap = (part?: ReactElement) => ReactElement;

const { Dropdown, Field, Modal, Panel, TabsGroup } = library;
const inDropdown: Wrap = (part) => <Dropdown>{part}</Dropdown>;
const inModal: Wrap = (part) => <Modal>{part}</Modal>;

/** Where a part must stand to be rendered at all, or to yield all its classes. */
const WITHIN: Readonly<Partial<Record<string, Wrap>>> = {
  DropdownButton: inDropdown,
  DropdownMenu: inDropdown,
  FieldLabel: (part) => <Field horizontal>{part && cloneElement(part, {}, 'Label')}</Field>,
  ModalBackground: inModal,
  ModalCardTitle: inModal,
  ModalClose: inModal,
  ModalDelete: inModal,
  PanelList: (part) => <Panel defaultValue="one">{part}</Panel>,
  TabsPanel: (part) => <TabsGroup defaultValue="one">{part}</TabsGroup>,
};

/** Props without which others of the component make no sense. */
const WITH: Readonly<Partial<Record<string, Props>>> = { NavbarItem: { dropdown: true } };

function classesIn(element: ReactElement | undefined): string[] {
  const lists = [...renderToStaticMarkup(element).matchAll(/ class="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, list = '']) => list.split(' ')))].filter(Boolean);
}

/** Every class in the HTML of one component with some props, without those of what it stands in. */
export function emittedClasses(name: string, props: Props): string[] {
  const Component = library[name as keyof typeof library] as ComponentType<Props>;
  const element = createElement(Component, props);
  const within = WITHIN[name];
  if (!within) return classesIn(element);
  const around = classesIn(within());
  return classesIn(within(element)).filter((one) => !around.includes(one));
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
