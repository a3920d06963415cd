import { createElement, Fragment, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { JsxAttribute, JsxElement, JsxLiteral, JsxNode } from '../../../convert/src/jsx.ts';
import { catalogue, type Component } from '../../library/catalogue.ts';
import { library, reload } from '../../base/library.ts';
import { initial } from './controls.ts';

type Props = Readonly<Record<string, unknown>>;

/** Fields that would keep their text or state, since no handler changes it. */
const FIELDS = ['input', 'select', 'textarea'];

const isLiteral = (value: unknown): value is JsxLiteral =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isLiteral));

/** An object without what is undefined in it, such as a style that a demo does not need yet. */
const withoutNothing = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
    : value;

/** Whether a prop fixes a state that the user could change otherwise. */
const isKept = (component: Component | undefined, name: string) =>
  component?.props.some((prop) => prop.name === initial(name)) ||
  name === 'checked' ||
  (name === 'value' && FIELDS.includes(component?.element ?? ''));

/** Joins adjacent texts. */
function joined(nodes: readonly JsxNode[]): JsxNode[] {
  const result: JsxNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.kind === 'text' && node.kind === 'text')
      result[result.length - 1] = { kind: 'text', text: last.text + node.text };
    else result.push(node);
  }
  return result;
}

/** Some JSX as one element, which is a fragment if it has to be. */
function oneOf(nodes: JsxNode[]): JsxElement {
  const [only, ...others] = nodes;
  if (only?.kind === 'element' && !others.length) return only;
  return { kind: 'element', name: '', attributes: [], children: nodes };
}

/**
 * Makes a function that turns what React would render into JSX: components of the library and elements stay what they
 * are, and other components become what they render at first.
 */
export function jsxReader() {
  const { exports } = library();
  const components = new Map(catalogue().components.map((one) => [exports[one.name], one]));

  function nodesOf(node: ReactNode): JsxNode[] {
    if (node === null || node === undefined || typeof node === 'boolean') return [];
    if (Array.isArray(node)) return joined(node.flatMap(nodesOf));
    if (typeof node === 'string' || typeof node === 'number')
      return [{ kind: 'text', text: String(node) }];
    if (!isValidElement<Props & { children?: ReactNode }>(node))
      throw new Error('A demo renders something that is neither text nor an element.');
    const { type, props } = node;
    const { children, ...others } = props;
    if (type === Fragment) return nodesOf(children);
    const component = components.get(type);
    if (!component && typeof type === 'function')
      return nodesOf((type as (props: Props) => ReactNode)(props));
    const attributes = Object.entries(others).flatMap(([name, value]) =>
      attributesOf(component, name, value),
    );
    const name = component?.label ?? String(type);
    return [{ kind: 'element', name, attributes, children: nodesOf(children) }];
  }

  function attributesOf(
    component: Component | undefined,
    name: string,
    value: unknown,
  ): JsxAttribute[] {
    const own = component?.props.find((prop) => prop.name === name);
    if (value === undefined || value === null || name === 'ref' || own?.type.startsWith('Ref'))
      return [];
    if (value === false && own?.defaultValue !== 'true') return [];
    if (isLiteral(value) && own?.defaultValue === JSON.stringify(value)) return [];
    // Most handlers change a state, which is not kept here; but a close button needs its handler to exist.
    if (typeof value === 'function')
      return own?.type.startsWith('MouseEventHandler')
        ? [{ name, value: { kind: 'code', code: '() => {}' } }]
        : [];
    if (isKept(component, name)) return attributesOf(component, initial(name), value);
    if (isValidElement(value)) return [{ name, value: oneOf(nodesOf(value)) }];
    if (Array.isArray(value))
      return [{ name, value: { kind: 'code', code: JSON.stringify(value), value } }];
    const literal = withoutNothing(value);
    if (isLiteral(literal)) return [{ name, value: literal }];
    throw new Error(`A demo sets "${name}" to what cannot be written down.`);
  }

  function read(node: ReactNode): JsxElement {
    let nodes: JsxNode[] = [];
    // The hooks of a demo need a component that renders.
    const Around = () => {
      nodes = nodesOf(node);
      return null;
    };
    renderToStaticMarkup(createElement(Around));
    return oneOf(nodes);
  }

  return read;
}

/** What a demo renders at first, as JSX without state and handlers. */
export const exampleOf = (file: string): JsxElement =>
  jsxReader()(createElement(reload<{ default: ComponentType }>(file).default));
