import type { HtmlElement, HtmlNode } from './html.ts';
import type { Note } from './notes.ts';

const CONTROL = /^(a|button|input|select|textarea|label|iframe)$/;

/** Says why an element may not be where it is, by its ancestors; nothing if it may. */
function misplacement({ tag, attributes }: HtmlElement, around: readonly HtmlElement[]) {
  const outer = around.findLast((one) => /^(a|button)$/.test(one.tag));
  const isControl = CONTROL.test(tag) && attributes.type !== 'hidden';
  if (outer && isControl) return `<${tag}> is in <${outer.tag}>, which may have no control in it.`;
  const parent = around.at(-1)?.tag ?? '';
  const isList = /^(ul|ol|menu)$/.test(parent);
  if (isList && !/^(li|script|template)$/.test(tag))
    return `<${tag}> is in <${parent}>, which may have only <li> in it.`;
  return undefined;
}

/** Notes each id that is used again, and each element that HTML does not allow where it is. */
export function reviewTree(
  nodes: readonly HtmlNode[],
  notes: Note[],
  around: readonly HtmlElement[] = [],
  ids = new Set<string>(),
) {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    const { id } = node.attributes;
    if (id && ids.has(id)) {
      const text = `The id \`${id}\` is used twice.`;
      notes.push({ line: node.line, text, remedy: 'Rename one of them, and what refers to it.' });
    }
    if (id) ids.add(id);
    const text = misplacement(node, around);
    if (text)
      notes.push({ line: node.line, text, remedy: 'Put one next to the other, or leave one out.' });
    reviewTree(node.children, notes, [...around, node], ids);
  }
}
