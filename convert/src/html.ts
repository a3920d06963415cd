import { svgTag } from './accepted.ts';
import { ConvertError, type Note } from './notes.ts';
import { childrenOf, isSvg, read, type Node } from './parse.ts';
import { Repairs } from './repairs.ts';
import { collapse } from './whitespace.ts';

export interface HtmlText {
  kind: 'text';
  /** With the white space that a browser shows, and no more. */
  text: string;
  /** Whether it shows exactly as it was written. */
  isExact?: boolean;
}

export interface HtmlComment {
  kind: 'comment';
  text: string;
}

/** An element as a browser parses it. */
export interface HtmlElement {
  kind: 'element';
  tag: string;
  isSvg: boolean;
  classes: string[];
  /** All attributes but `class`. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** The line on which it begins. */
  line: number;
}

export type HtmlNode = HtmlText | HtmlComment | HtmlElement;

/** More than these are no page that somebody wrote. */
const MOST_CHARACTERS = 2_000_000;

/** The content of a page, and notes on what is around it. */
function contentOfPage(nodes: readonly HtmlNode[], notes: Note[]): HtmlNode[] {
  const at = nodes.findIndex(({ kind }) => kind === 'element');
  const page = nodes[at];
  if (page?.kind !== 'element') return [...nodes];
  const inPage = page.children.findIndex((node) => node.kind === 'element' && node.tag !== 'head');
  const head = page.children.find((node) => node.kind === 'element' && node.tag === 'head');
  const body = page.children[inPage];
  for (const { tag, line } of (head?.kind === 'element' ? head.children : []).filter(
    (node) => node.kind === 'element',
  ))
    notes.push({
      line,
      text: `<${tag}> in the head of the page was left out.`,
      remedy: 'The head belongs to your framework or to index.html.',
    });
  const around = [page, ...(body?.kind === 'element' ? [body] : [])];
  for (const { tag, line, attributes, classes } of around)
    for (const name of [...(classes.length ? ['class'] : []), ...Object.keys(attributes)])
      notes.push({
        line,
        text: `\`${name}\` of <${tag}> was left out.`,
        remedy: 'It belongs to your framework or to index.html.',
      });
  const isComment = ({ kind }: HtmlNode) => kind === 'comment';
  return [
    ...[...nodes.slice(0, at), ...page.children.slice(0, inPage)].filter(isComment),
    ...(body?.kind === 'element' ? body.children : []),
    ...[...page.children.slice(inPage + 1), ...nodes.slice(at + 1)].filter(isComment),
  ];
}

/** An element without its children. */
function elementOf(node: Extract<Node, { tagName: string }>, outerLine: number): HtmlElement {
  const attributes = Object.fromEntries(
    node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const { class: list = '', ...others } = attributes;
  const isDrawn = isSvg(node.namespaceURI);
  return {
    kind: 'element',
    tag: isDrawn ? svgTag(node.tagName) : node.tagName,
    isSvg: isDrawn,
    classes: [...new Set(list.split(/\s+/).filter(Boolean))],
    attributes: others,
    children: [],
    line: node.sourceCodeLocation?.startLine ?? outerLine,
  };
}

/** Parses some HTML, a page or a part of one, as a browser does it. */
export function parseHtml(html: string, notes: Note[]): HtmlNode[] {
  if (html.length > MOST_CHARACTERS)
    throw new ConvertError(
      `The HTML has more than ${MOST_CHARACTERS / 1_000_000} million characters.`,
    );
  if (html.includes('\0')) throw new ConvertError('This is not text: it has a null character.');
  const { root, isPage, tags, mistakes } = read(html);
  const repairs = new Repairs(tags, mistakes, notes);
  const nodesIn = (node: Node, outer: number | undefined, outerLine: number): HtmlNode[] => {
    const children = childrenOf(node);
    return children.flatMap((child, index): HtmlNode[] => {
      if ('data' in child) return [{ kind: 'comment', text: child.data }];
      if ('value' in child) {
        repairs.ofText(child, children[index + 1]);
        return [{ kind: 'text', text: child.value }];
      }
      if (!('tagName' in child)) return [];
      const element = elementOf(child, outerLine);
      const at = child.sourceCodeLocation?.startOffset;
      repairs.ofElement(element, at, outer);
      element.children = nodesIn(child, at ?? outer, element.line);
      return [element];
    });
  };
  const nodes = nodesIn(root, undefined, 1);
  repairs.end();
  return collapse(isPage ? contentOfPage(nodes, notes) : nodes);
}
