import type { Finding } from './notes.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

const CONTROL = /^(a|button|input|select|textarea|label|iframe)$/;

const APART = 'Put one next to the other, or leave one out.';

/** Says why an element may not be where it is, by its ancestors, and what to do; nothing if it may. */
function misplacement(
  { tag, attributes }: HtmlElement,
  around: readonly HtmlElement[],
): Pick<Finding, 'text' | 'remedy'> | undefined {
  const outer = around.findLast((one) => /^(a|button)$/.test(one.tag));
  const isControl = CONTROL.test(tag) && attributes.type !== 'hidden';
  if (outer && isControl) {
    const text = `<${tag}> is in <${outer.tag}>, which may have no control in it.`;
    return { text, remedy: APART };
  }
  const parent = around.at(-1)?.tag ?? '';
  const isList = /^(ul|ol|menu)$/.test(parent);
  if (isList && !/^(li|script|template)$/.test(tag))
    return { text: `<${tag}> is in <${parent}>, which may have only <li> in it.`, remedy: APART };
  const isOption = tag === 'option' && 'selected' in attributes;
  if (isOption && !around.some((one) => one.tag === 'select'))
    return {
      text: '`selected` of an <option> was left out: the <option> is in no <select>.',
      remedy: 'Put the <option> in a <select>.',
    };
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
    if (id && ids.has(id)) {
      notes.push({
        line: node.line,
        rank: 'look',
        item: `\`${id}\``,
        text: 'The id %s is used twice.',
        many: 'The ids %s are used twice.',
        remedy: 'Rename one of them, and what refers to it.',
      });
    }
    if (id) ids.add(id);
    const misplaced = misplacement(node, around);
    if (misplaced) notes.push({ line: node.line, rank: 'look', ...misplaced });
    reviewTree(node.children, notes, [...around, node], ids);
  }
}
