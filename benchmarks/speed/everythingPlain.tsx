import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Everything } from '../../tests/fixtures/Everything.tsx';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

/** Attributes with a different form in React than in HTML. */
const OMITTED = new Set(['style', 'value', 'checked']);

function toReact(node: Node, index: number): ReactNode {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node)) return null;
  const given = Object.entries(node.attribs)
    .filter(([name]) => !OMITTED.has(name))
    // An empty string in HTML is `true` in React.
    .map(([name, text]) => [name, text || true] as const);
  const props = { key: index, ...Object.fromEntries(given) };
  return createElement(node.name, props, ...node.childNodes.map(toReact));
}

const { childNodes } = parseDocument(renderToStaticMarkup(<Everything />));

/** The page with all components, made only of plain elements. */
export const everythingPlain = (): ReactElement => <>{childNodes.map(toReact)}</>;
