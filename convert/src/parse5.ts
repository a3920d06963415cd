import { html as syntax, parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Parser } from './html.ts';

const OPTIONS = { scriptingEnabled: false };

/** The parser for Node.js, and for wherever a browser's own is missing. */
export const PARSE5: Parser<Tree.Node> = {
  parse: (html, isPage) => (isPage ? parse(html, OPTIONS) : parseFragment(html, OPTIONS)),
  childrenOf(node) {
    if ('content' in node) return node.content.childNodes;
    return 'childNodes' in node ? node.childNodes : [];
  },
  read(node) {
    if ('value' in node) return { kind: 'text', text: node.value };
    if ('data' in node) return { kind: 'comment', text: node.data };
    if (!('tagName' in node)) return undefined;
    return {
      kind: 'element',
      tag: node.tagName,
      isSvg: node.namespaceURI === syntax.NS.SVG,
      attributes: node.attrs.map(({ prefix, name, value }) => [
        prefix ? `${prefix}:${name}` : name,
        value,
      ]),
    };
  },
};
