import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Whether a node of what the parser made is an element. */
export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** The content of a node; that of a template is behind it. */
export const childrenOf = (node: Tree.Node): Tree.ChildNode[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};
