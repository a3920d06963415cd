import type { HtmlNode } from './tree.ts';

/** The text of some nodes and what is in them; that of a template is no content. */
export function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'element' && node.tag !== 'template' ? textIn(node.children) : '';
    })
    .join('');
}
