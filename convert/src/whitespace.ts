import { ANY, Candidates } from './candidates.ts';
import { declarationsIn } from './declarations.ts';
import { MAPPING } from './known.ts';
import type { Display } from './mapping.ts';
import { compileSelector, matches } from './selectors.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

/** The elements that browsers lay out as blocks; white space around a line break shows as little. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p search section ' +
    'summary table tbody td tfoot th thead tr ul caption colgroup col'
  ).split(' '),
);
/** The elements that browsers do not lay out at all. */
const UNSEEN = /^(area|base|datalist|link|meta|param|script|source|style|template|title|track)$/;
const INLINE_BLOCKS = /^(button|input|meter|progress|select|textarea)$/;
/** The elements whose content is no text, so that white space between their children shows nothing. */
const LISTS = new Set(
  'table thead tbody tfoot tr select optgroup colgroup picture video audio svg g'.split(' '),
);

const PREFORMATTED = /^(listing|plaintext|pre|script|style|textarea|xmp)$/;
/** Values of `white-space` and `white-space-collapse` that let white space show, and those that may. */
const PRESERVES = /pre|break-spaces|var\(|attr\(|\ufdd0/i;

/** How the values of `display` lay out an element. */
const STYLED: Readonly<Record<string, Display>> = {
  block: 'block',
  'flow-root': 'block',
  'list-item': 'block',
  table: 'block',
  flex: 'flex',
  grid: 'flex',
  'inline-block': 'inline-block',
  'inline-flex': 'inline-flex',
  'inline-grid': 'inline-flex',
};

const layouts = new Candidates(
  Object.entries(MAPPING.displays).map(
    ([selector, display]) => [compileSelector(selector), display] as const,
  ),
  ([selector]) => {
    const { tag = ANY, classes: [name] = [] } = selector.at(-1) ?? {};
    return name === undefined ? tag : `.${name}`;
  },
);

/** What a style has that says how its element is laid out; a backslash can hide it. */
const TELLING = /position|display|white-space|\\/i;

/** The value of a property in the style of an element that counts. */
function styleOf({ attributes }: HtmlElement, name: RegExp): string | undefined {
  if (!attributes.style || !TELLING.test(attributes.style)) return undefined;
  const all = declarationsIn(attributes.style).declarations.filter((one) =>
    name.test(one.property),
  );
  return (all.findLast((one) => one.isImportant) ?? all.at(-1))?.value.toLowerCase();
}

/** How the style of an element lays it out: as what shows the white space around it, unless it is known not to. */
function styledDisplay(element: HtmlElement): Display | undefined {
  if (/^(absolute|fixed)$/.test(styleOf(element, /^position$/) ?? '')) return 'absent';
  const display = styleOf(element, /^display$/);
  if (display === undefined) return undefined;
  return STYLED[display] ?? 'inline';
}

/** How an element is laid out: as its style says, or the last of Bulma's selectors, or else as its tag. */
function ownDisplay(element: HtmlElement, around: readonly HtmlElement[]): Display {
  const styled = styledDisplay(element);
  if (styled) return styled;
  const found = layouts
    .of(element)
    .findLast(([selector]) => matches(selector, [...around, element]));
  if (found) return found[1];
  const { tag } = element;
  if (UNSEEN.test(tag)) return 'absent';
  if (INLINE_BLOCKS.test(tag)) return 'inline-block';
  return BLOCKS.has(tag) ? 'block' : 'inline';
}

const isBlock = (display: Display) => display === 'block' || display === 'flex';

/** In a flex container, everything is laid out as a block. */
const blockified = (display: Display): Display => {
  if (display.endsWith('flex')) return 'flex';
  return display === 'absent' ? 'absent' : 'block';
};

/** Whether white space in an element shows exactly as it was written. */
const isPreformatted = (element: HtmlElement) =>
  PREFORMATTED.test(element.tag) ||
  element.attributes['xml:space'] === 'preserve' ||
  PRESERVES.test(styleOf(element, /^white-space(-collapse)?$/) ?? '');

function markExact(nodes: readonly HtmlNode[]) {
  for (const node of nodes)
    if (node.kind === 'text') node.isExact = true;
    else if (node.kind === 'element') markExact(node.children);
}

const isBlank = (node: HtmlNode) => node.kind === 'text' && /^[ \t\n\r\f]*$/.test(node.text);

/** What is around some nodes: their ancestors, how the parent lays them out, and whether lines start and end there. */
interface Surroundings {
  path: readonly HtmlElement[];
  isFlex: boolean;
  startsLine: boolean;
  endsLine: boolean;
}

const PAGE: Surroundings = { path: [], isFlex: false, startsLine: true, endsLine: true };

/** Leaves some nodes the white space that a browser shows, and no more; empty texts are gone. */
export function collapse(nodes: HtmlNode[], around = PAGE): HtmlNode[] {
  const displays = nodes.map((node) => {
    if (node.kind === 'comment') return node.isShown ? 'inline' : 'absent';
    if (node.kind === 'text') return isBlank(node) ? 'absent' : 'inline';
    const display = ownDisplay(node, around.path);
    return around.isFlex ? blockified(display) : display;
  });
  const lineEnds = new Array<boolean>(nodes.length);
  let { startsLine, endsLine } = around;
  for (let index = nodes.length - 1; index >= 0; index--) {
    lineEnds[index] = endsLine;
    if (displays[index] !== 'absent') endsLine = isBlock(displays[index]!);
  }
  let hasEmpty = false;
  for (const [index, node] of nodes.entries()) {
    const display = displays[index] ?? 'inline';
    const isLineEnd = lineEnds[index] ?? true;
    if (node.kind === 'comment') {
      if (node.isShown) startsLine = false;
      continue;
    }
    if (node.kind === 'text') {
      let text = node.text.replace(/[ \t\n\r\f]+/g, ' ');
      if (startsLine) text = text.replace(/^ /, '');
      if (isLineEnd) text = text.replace(/ $/, '');
      node.text = text;
      if (text) startsLine = false;
      else hasEmpty = true;
      continue;
    }
    const isFlex = display.endsWith('flex') || LISTS.has(node.tag);
    const isInline = display === 'inline' && !isFlex;
    const inside: Surroundings = {
      path: [...around.path, node],
      isFlex,
      startsLine: !isInline || startsLine,
      endsLine: !isInline || isLineEnd,
    };
    if (display !== 'absent') startsLine = isBlock(display);
    if (isPreformatted(node)) markExact(node.children);
    else node.children = collapse(node.children, inside);
  }
  return hasEmpty ? nodes.filter((node) => node.kind !== 'text' || node.text) : nodes;
}
