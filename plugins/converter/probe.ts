import { parseDocument } from 'htmlparser2';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { JsxLiteral } from '../../convert/src/jsx.ts';
import type { ShapeChild, ShapeElement } from '../../convert/src/mapping.ts';
import type { Component } from '../library/catalogue.ts';
import type { Library } from '../base/library.ts';

type Props = Readonly<Record<string, unknown>>;

/** Props for a rendering. */
export type ProbeProps = Record<string, JsxLiteral>;

/** Renders a component with more props; nothing if it throws. */
export type Run = (props: ProbeProps) => ShapeElement | undefined;

/** Text that stands for the content of a prop. */
export const markOf = (prop: string) => `§${prop}§`;
const MARK = /^§(\w+)§$/;

const PLACES: Props = {
  'data-probe': '',
  className: 'probe',
  style: { '--probe': 1 },
};
const AS = 'x-as';
const PART = 'x-part';
/** Ids from `useId`, which differ between renderings. */
const GENERATED_ID = /^_R_/;

type Dom = ReturnType<typeof parseDocument>['childNodes'][number];
type DomElement = Extract<Dom, { attribs: unknown }>;

const isDomElement = (node: Dom): node is DomElement => 'attribs' in node;

const slotsIn = (text: string): ShapeChild[] =>
  text
    .split(/(§\w+§)/)
    .filter(Boolean)
    .map((part) => {
      const [, slot] = MARK.exec(part) ?? [];
      return slot ? { slot } : { text: part };
    });

function shapeChildren(nodes: readonly Dom[]): ShapeChild[] {
  return nodes.flatMap((node) => {
    if (isDomElement(node)) return [shapeElement(node)];
    return 'data' in node ? slotsIn(node.data) : [];
  });
}

function shapeElement(node: DomElement): ShapeElement {
  const { class: list = '', style, 'data-probe': probe, ...others } = node.attribs;
  const classes = list.split(' ').filter(Boolean);
  const entries = Object.entries(others).filter(([, value]) => !GENERATED_ID.test(value));
  return {
    tag: node.name,
    classes: classes.filter((name) => name !== 'probe'),
    attributes: Object.fromEntries(entries.filter(([, value]) => !MARK.test(value))),
    renamed: {},
    texts: Object.fromEntries(
      entries.flatMap(([name, value]) => {
        const [, prop] = MARK.exec(value) ?? [];
        return prop ? [[name, prop]] : [];
      }),
    ),
    mirrors: [],
    typesButton: false,
    asClasses: [],
    asLoses: [],
    buttonLoses: [],
    takes: [
      ...(probe === undefined ? [] : ['attributes' as const]),
      ...(classes.includes('probe') ? ['className' as const] : []),
      ...(style?.includes('--probe') ? ['style' as const] : []),
    ],
    children: shapeChildren(node.children),
  };
}

/** Finds the elements of the probed component, without those that surround it. */
function findPart(nodes: readonly Dom[]): Dom[] | undefined {
  for (const node of nodes) {
    if (!isDomElement(node)) continue;
    const found = node.name === PART ? node.children : findPart(node.children);
    if (found) return found;
  }
  return undefined;
}

/** Renders an element. Returns nothing if it throws, as a part does outside of its component. */
function attempt(element: ReactElement): string | undefined {
  try {
    return renderToStaticMarkup(element);
  } catch {
    return undefined;
  }
}

/** What a component makes of some props, alone or in its surroundings; none unless it is one element. */
export function probe(
  { exports, within }: Library,
  { name, isPolymorphic, props: own }: Component,
  props: Props,
  isWithin: boolean,
): ShapeElement | undefined {
  const render = (more: Props) => {
    const Type = exports[name] as ComponentType<Props>;
    const part = createElement(PART, null, createElement(Type, { ...PLACES, ...props, ...more }));
    const html = attempt((isWithin && within[name]?.(part)) || part);
    const found =
      html === undefined ? [] : shapeChildren(findPart(parseDocument(html).children) ?? []);
    const [root] = found;
    return found.length === 1 && root && 'tag' in root ? root : undefined;
  };
  const root = render({});
  if (!root) return undefined;
  const takesAs = isPolymorphic || own.some((prop) => prop.name === 'as');
  const [other, button] = takesAs ? [render({ as: AS }), render({ as: 'button' })] : [];
  const disabled = own.some((prop) => prop.name === 'disabled')
    ? undefined
    : render({ disabled: true });
  return mark(root, other ?? root, button ?? root, disabled ?? root);
}

const elementAt = (root: ShapeElement, index: number): ShapeElement => {
  const child = root.children[index];
  return child && 'tag' in child ? child : root;
};

/** Marks what one element of a shape takes over from `as`, from being a button and from being disabled. */
function mark(
  root: ShapeElement,
  other: ShapeElement,
  button: ShapeElement,
  disabled: ShapeElement,
): ShapeElement {
  const takesAs = other.tag === AS;
  const lostIn = ({ attributes }: ShapeElement) =>
    Object.keys(root.attributes).filter((name) => name !== 'type' && !(name in attributes));
  const isMirror = !root.takes.includes('attributes') && 'disabled' in disabled.attributes;
  return {
    ...root,
    takes: takesAs ? ['as', ...root.takes] : root.takes,
    mirrors: isMirror ? ['disabled'] : [],
    typesButton: button.tag === 'button' && button.attributes.type === 'button',
    asClasses: takesAs ? other.classes.filter((name) => !root.classes.includes(name)) : [],
    asLoses: takesAs ? lostIn(other) : [],
    buttonLoses: takesAs && root.tag !== 'button' ? lostIn(button) : [],
    children: root.children.map((child, index) =>
      'tag' in child
        ? mark(child, elementAt(other, index), elementAt(button, index), elementAt(disabled, index))
        : child,
    ),
  };
}
