import type { JsxElement, JsxNode } from 'bulmatic-convert';

const isElement = (node: JsxNode): node is JsxElement => node.kind === 'element';

const elementsIn = (root: JsxElement): JsxElement[] => [
  root,
  ...root.children.filter(isElement).flatMap(elementsIn),
];

function cut(root: JsxElement, kept: ReadonlySet<JsxNode>): JsxElement {
  const children = root.children
    .filter((one) => !isElement(one) || kept.has(one))
    .map((one) => (isElement(one) ? cut(one, kept) : one));
  return { ...root, children };
}

/** The element with which a tree begins to fail: without it and all that begins later, the tree does not. */
export function culprit(root: JsxElement, fails: (tree: JsxElement) => boolean): JsxElement {
  const all = elementsIn(root);
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fails(cut(root, new Set(all.slice(0, middle + 1))))) high = middle;
    else low = middle + 1;
  }
  return all[low] ?? root;
}
