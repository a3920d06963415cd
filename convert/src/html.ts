import { svgTag } from './accepted.ts';
import { ConvertError, type Finding } from './notes.ts';
import { childrenOf, isSvg, read, type Node } from './parse.ts';
import { Repairs } from './repairs.ts';
import { pieceAt, restored } from './templates/marks.ts';
import { notesOf } from './templates/notes.ts';
import type { Found } from './templates/pieces.ts';
import { scan, type Scanned } from './templates/scan.ts';
import type { HtmlComment, HtmlElement, HtmlNode } from './tree.ts';
import { collapse } from './whitespace.ts';

/** More than these are no page that somebody wrote. */
const MOST_CHARACTERS = 2_000_000;

/** The elements and comments in a head. */
const itemsOf = ({ line, children }: HtmlElement) =>
  children.flatMap((node) => {
    if (node.kind === 'element') return [{ line: node.line, item: `<${node.tag}>` }];
    return node.kind === 'comment' ? [{ line, item: 'a comment' }] : [];
  });

/** The content of a page, and notes on what is around it. */
function contentOfPage(nodes: readonly HtmlNode[], notes: Finding[]): HtmlNode[] {
  const at = nodes.findIndex(({ kind }) => kind === 'element');
  const page = nodes[at];
  if (page?.kind !== 'element') return [...nodes];
  const inPage = page.children.findIndex((node) => node.kind === 'element' && node.tag !== 'head');
  const head = page.children.find((node) => node.kind === 'element' && node.tag === 'head');
  const body = page.children[inPage];
  const attributes = [page, ...(body?.kind === 'element' ? [body] : [])].flatMap((one) =>
    [...(one.classes.length ? ['class'] : []), ...Object.keys(one.attributes)].map((name) => ({
      line: one.line,
      item: `\`${name}\` of <${one.tag}>`,
    })),
  );
  for (const { line, item } of [...(head?.kind === 'element' ? itemsOf(head) : []), ...attributes])
    notes.push({
      line,
      rank: 'left',
      item,
      text: '%s around the content of the page was left out.',
      many: '%s around the content of the page were left out.',
      remedy: 'It belongs to your framework or to index.html.',
    });
  const isComment = ({ kind }: HtmlNode) => kind === 'comment';
  return [
    ...[...nodes.slice(0, at), ...page.children.slice(0, inPage)].filter(isComment),
    ...(body?.kind === 'element' ? body.children : []),
    ...[...page.children.slice(inPage + 1), ...nodes.slice(at + 1)].filter(isComment),
  ];
}

/** A comment; what stands for a piece of a template has nothing but that, and line breaks. */
function commentOf(data: string, { pieces }: Scanned): HtmlComment {
  const piece = pieceAt(data, pieces);
  if (!piece) return { kind: 'comment', text: data };
  return { kind: 'comment', text: ` ${piece.text} `, isShown: !piece.isStatement };
}

/** An element without its children. */
function elementOf(
  node: Extract<Node, { tagName: string }>,
  outerLine: number,
  { pieces }: Scanned,
): HtmlElement {
  const attributes: Record<string, string> = Object.fromEntries(
    node.attrs.map(({ prefix, name, value }) => [
      prefix ? `${prefix}:${name}` : name,
      // CSS is read first: braces mean something in it.
      name === 'style' ? value : restored(value, pieces),
    ]),
  );
  const { class: list = '', ...others } = attributes;
  const isDrawn = isSvg(node.namespaceURI);
  return {
    kind: 'element',
    tag: isDrawn ? svgTag(node.tagName) : node.tagName,
    isSvg: isDrawn,
    classes: list ? [...new Set(list.match(/\S+/g))] : [],
    attributes: others,
    children: [],
    line: node.sourceCodeLocation?.startLine ?? outerLine,
  };
}

/** Parses some HTML, a page or a part of one, as a browser does it. */
export function parseHtml(html: string, notes: Finding[]): HtmlNode[] {
  return parseTemplate(html, notes).nodes;
}

/** Parses some HTML with what templates add to it, which is still to be put back into styles. */
export function parseTemplate(
  html: string,
  notes: Finding[],
): { nodes: HtmlNode[]; pieces: readonly Found[] } {
  if (html.length > MOST_CHARACTERS)
    throw new ConvertError(
      `The HTML has more than ${MOST_CHARACTERS / 1_000_000} million characters.`,
    );
  if (html.includes('\0')) throw new ConvertError('This is not text: it has a null character.');
  const scanned = scan(html);
  notes.push(...notesOf(scanned));
  return { nodes: collapse(contentOf(scanned, notes)), pieces: scanned.pieces };
}

/** The content of some HTML as the parser made it. */
function contentOf(scanned: Scanned, notes: Finding[]): HtmlNode[] {
  const { root, isPage, tags, mistakes } = read(scanned.html);
  const repairs = new Repairs(tags, mistakes, notes);
  const nodesIn = (node: Node, outer: number | undefined, outerLine: number): HtmlNode[] => {
    const children = childrenOf(node);
    return children.flatMap((child, index): HtmlNode[] => {
      if ('data' in child) return [commentOf(child.data, scanned)];
      if ('value' in child) {
        repairs.ofText(child, children[index + 1]);
        return [{ kind: 'text', text: restored(child.value, scanned.pieces) }];
      }
      if (!('tagName' in child)) return [];
      const element = elementOf(child, outerLine, scanned);
      const at = child.sourceCodeLocation?.startOffset;
      repairs.ofElement(element, at, outer);
      element.children = nodesIn(child, at ?? outer, element.line);
      return [element];
    });
  };
  const nodes = nodesIn(root, undefined, 1);
  repairs.end();
  return isPage ? contentOfPage(nodes, notes) : nodes;
}
