import type { HtmlElement, HtmlNode } from './html.ts';
import { MAPPING } from './mapping.data.ts';
import type { Display } from './mapping.ts';

/** The elements that browsers lay out as blocks; white space around a line break shows as little. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p search section ' +
    'summary table tbody td tfoot th thead tr ul caption colgroup col script style template link meta title'
  ).split(' '),
);
/** The elements whose content is no text, so that white space between their children shows nothing. */
const LISTS = new Set(
  'ul ol menu dl table thead tbody tfoot tr select optgroup colgroup picture video audio svg g'.split(
    ' ',
  ),
);

const PREFORMATTED = /^(pre|textarea|script|style)$/;

/** How an element is laid out: what the last of its classes says, or else its tag. */
function displayOf({ tag, classes }: HtmlElement): Display {
  const [display] = classes.flatMap((name) => MAPPING.displays[name] ?? []).reverse();
  if (display) return display;
  return BLOCKS.has(tag) ? 'block' : 'inline';
}

const isBlock = (node: HtmlNode | undefined) =>
  node?.kind === 'element' && /^(block|flex)$/.test(displayOf(node));

/** Whether white space in an element shows exactly as it was written. */
export const isPreformatted = (element: HtmlElement | undefined) =>
  element !== undefined &&
  (PREFORMATTED.test(element.tag) || /white-space:\s*pre/.test(element.attributes.style ?? ''));

/** Nodes with the white space that a browser shows, and no more. */
export function collapse(nodes: readonly HtmlNode[], parent: HtmlElement | undefined): HtmlNode[] {
  if (isPreformatted(parent)) return [...nodes];
  const display = parent ? displayOf(parent) : 'block';
  const isFlex = display.endsWith('flex') || LISTS.has(parent?.tag ?? '');
  const visible = nodes.filter((node) => node.kind !== 'comment');
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.kind !== 'text') return [node];
    const before = visible[visible.indexOf(node) - 1];
    const after = visible[visible.indexOf(node) + 1];
    const startsLine = before ? isFlex || isBlock(before) : display !== 'inline';
    const endsLine = after ? isFlex || isBlock(after) : display !== 'inline';
    let text = node.text.replace(/[ \t\n\r\f]+/g, ' ');
    if (startsLine) text = text.replace(/^ /, '');
    if (endsLine) text = text.replace(/ $/, '');
    return text ? [{ kind: 'text', text }] : [];
  });
}
