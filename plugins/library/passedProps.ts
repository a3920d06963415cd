import { htmlVoidElements } from 'html-void-elements';
import type { Component } from './catalogue.ts';

/** A prop that comes from React or from `PolymorphicProps`, which the interface of a component does not declare. */
export interface PassedProp {
  name: 'as' | 'ref' | 'children';
  type: string;
  defaultValue?: string;
  /** What it does, as Markdown. */
  comment: string;
}

function all({ element, isPolymorphic }: Component): PassedProp[] {
  if (!element) return [];
  const as: PassedProp = {
    name: 'as',
    type: 'ElementType',
    defaultValue: `'${element}'`,
    comment: 'Element or component to render instead; the component then takes its props.',
  };
  const ref: PassedProp = {
    name: 'ref',
    type: 'Ref',
    comment: `Gets the DOM element, \`<${element}>\`${isPolymorphic ? ' unless `as` is set' : ''}.`,
  };
  const children: PassedProp = { name: 'children', type: 'ReactNode', comment: 'The content.' };
  return [
    ...(isPolymorphic ? [as] : []),
    ref,
    ...(htmlVoidElements.includes(element) ? [] : [children]),
  ];
}

/** Props from React that users look for, such as `children` and `as`, without those that the component declares. */
export const passedProps = (component: Component): PassedProp[] =>
  all(component).filter(({ name }) => component.props.every((own) => own.name !== name));
