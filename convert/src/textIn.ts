import type { HtmlNode } from './tree.ts';

/** The text of some nodes and what is in them. */
export const textIn = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) =>
      node.kind === 'text' ? node.text : node.kind === 'element' ? textIn(node.children) : '',
    )
    .join('');
