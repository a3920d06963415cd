import type { Finding } from './findings.ts';
import * as texts from './noteTexts.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

const CONTROL = /^(a|button|input|select|textarea|label|iframe)$/;

/** Says why an element may not be where it is, by its ancestors, and what to do; nothing if it may. */
function misplacement(
  { tag, attributes }: HtmlElement,
  around: readonly HtmlElement[],
): Omit<Finding, 'line'> | undefined {
  const outer = around.findLast((one) => /^(a|button)$/.test(one.tag));
  const isControl = CONTROL.test(tag) && attributes.type !== 'hidden';
  if (outer && isControl) return texts.controlInControl(tag, outer.tag);
  const parent = around.at(-1)?.tag ?? '';
  const isList = /^(ul|ol|menu)$/.test(parent);
  if (isList && !/^(li|script|template)$/.test(tag)) return texts.notInList(tag, parent);
  const isOption = tag === 'option' && 'selected' in attributes;
  if (isOption && !around.some((one) => one.tag === 'select')) return texts.optionWithoutSelect;
  return undefined;
}

/** Notes each id that is used again, and each element that HTML does not allow where it is. */
export function reviewTree(
  nodes: readonly HtmlNode[],
  notes: Finding[],
  around: readonly HtmlElement[] = [],
  ids = new Set<string>(),
) {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    const { id } = node.attributes;
    if (id && ids.has(id)) notes.push({ ...texts.idTwice, line: node.line, item: `\`${id}\`` });
    if (id) ids.add(id);
    const misplaced = misplacement(node, around);
    if (misplaced) notes.push({ ...misplaced, line: node.line });
    reviewTree(node.children, notes, [...around, node], ids);
  }
}
