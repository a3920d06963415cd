import type { Parser } from './html.ts';

/** The little of the DOM that is needed, since the package is compiled without its types. */
interface DomNode {
  nodeType: number;
  localName?: string;
  namespaceURI?: string | null;
  attributes?: ArrayLike<{ name: string; value: string }>;
  data?: string;
  content?: DomNode;
  childNodes: ArrayLike<DomNode>;
}

interface DomDocument extends DomNode {
  createElement(tag: 'template'): { innerHTML: string; content: DomNode };
}

declare const DOMParser: new () => {
  parseFromString(html: string, type: 'text/html'): DomDocument;
};

const SVG = 'http://www.w3.org/2000/svg';
const [ELEMENT, TEXT, COMMENT] = [1, 3, 8];

/** A part of a page, in a document without a window: nothing in it runs, loads or is shown. */
function parsePart(html: string): DomNode {
  const template = new DOMParser()
    .parseFromString('<!doctype html>', 'text/html')
    .createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** The parser that every browser has. */
export const DOM: Parser<DomNode> = {
  parse: (html, isPage) =>
    isPage ? new DOMParser().parseFromString(html, 'text/html') : parsePart(html),
  childrenOf: ({ content, childNodes }) => Array.from((content ?? { childNodes }).childNodes),
  read({ nodeType, localName = '', namespaceURI, attributes = [], data = '' }) {
    if (nodeType === TEXT) return { kind: 'text', text: data };
    if (nodeType === COMMENT) return { kind: 'comment', text: data };
    if (nodeType !== ELEMENT) return undefined;
    return {
      kind: 'element',
      tag: localName,
      isSvg: namespaceURI === SVG,
      attributes: Array.from(attributes, ({ name, value }) => [name, value] as const),
    };
  },
};
