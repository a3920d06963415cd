import type { Element, ElementContent, Nodes, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

/** Whether a node is an element, of a given name if there is one. */
export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (!tagName || node.tagName === tagName);

/** Whether an element has a class, by its own name or with the hash that CSS modules add to it. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  if (!Array.isArray(className)) return false;
  return className.some((one) => one === name || String(one).startsWith(`${name}_`));
}

/** The first element in a tree that passes a test. */
export function find(
  tree: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!test(element)) return;
    found = element;
    return EXIT;
  });
  return found;
}

/** All text in a node, as it is. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const text = (value: string): ElementContent => ({ type: 'text', value });

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
