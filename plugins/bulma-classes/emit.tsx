import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'bulmatic';
import type { PropValue } from './propValues.ts';

type Props = Readonly<Record<string, unknown>>;
type Wrap = (part: ReactElement) => ReactElement;

const { Dropdown, Field, Modal, Panel, TabsGroup } = library;
const inDropdown: Wrap = (part) => <Dropdown>{part}</Dropdown>;
const inModal: Wrap = (part) => <Modal>{part}</Modal>;

/** Where a part must stand to be rendered at all, or to yield all its classes. */
const WITHIN: Readonly<Partial<Record<string, Wrap>>> = {
  DropdownButton: inDropdown,
  DropdownMenu: inDropdown,
  FieldLabel: (part) => <Field horizontal>{part}</Field>,
  ModalBackground: inModal,
  ModalCardTitle: inModal,
  ModalClose: inModal,
  ModalDelete: inModal,
  PanelList: (part) => <Panel defaultValue="one">{part}</Panel>,
  TabsPanel: (part) => <TabsGroup defaultValue="one">{part}</TabsGroup>,
};

/** Props that a prop makes no sense without. */
const WITH: Readonly<Partial<Record<string, Props>>> = {
  FieldLabel: { children: 'Label' },
  NavbarItem: { dropdown: true },
};

/** Every class in the HTML of one component with some props. */
export function emittedClasses(name: string, props: Props): string[] {
  const Component = library[name as keyof typeof library] as ComponentType<Props>;
  const element = createElement(Component, { ...WITH[name], ...props });
  const html = renderToStaticMarkup(WITHIN[name]?.(element) ?? element);
  const lists = [...html.matchAll(/ class="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, list = '']) => list.split(' ')))].filter(Boolean);
}

/** The classes that a helper prop yields, on whatever component. */
export function helperClasses(prop: string, value: PropValue): string[] {
  const props: { className?: string } = { [prop]: value };
  return library.useBulmaClasses(props).className?.split(' ') ?? [];
}
