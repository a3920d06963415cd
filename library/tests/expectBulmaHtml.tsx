import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';

/** Attributes that a component may add to Bulma's markup; where Bulma has them too, they have to be the same. */
const ADDED = /^(aria-.+|role|tabindex|type|id|hidden)$/;

const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

const childrenOf = (parent: Element) =>
  [...parent.childNodes].filter(
    (node) => node instanceof Element || (node instanceof Text && textOf(node)),
  );

function outline(node: Node, expected: Node | undefined): unknown {
  if (!(node instanceof Element)) return textOf(node);
  const wanted = expected instanceof Element ? expected : undefined;
  return {
    tag: node.localName,
    classes: [...node.classList].sort(),
    attributes: [...node.attributes]
      .filter(({ name }) => name !== 'class' && (!ADDED.test(name) || wanted?.hasAttribute(name)))
      .map(({ name, value }) => `${name}=${value}`)
      .sort(),
    children: outlines(node, wanted),
  };
}

function outlines(parent: Element, expected: Element | undefined): unknown[] {
  const wanted = expected ? childrenOf(expected) : [];
  return childrenOf(parent).map((child, index) => outline(child, wanted[index]));
}

/** Expects JSX to render Bulma's HTML: tags, classes as sets, text, and each attribute that Bulma writes, ARIA included. */
export async function expectBulmaHtml(component: ReactElement, html: string) {
  const expected = document.createElement('div');
  expected.innerHTML = html;
  const { container } = await render(component);
  container.normalize();
  expect(outlines(container, expected)).toEqual(outlines(expected, expected));
}
