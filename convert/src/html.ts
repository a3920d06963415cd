import {
  html as syntax,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
  type ParserError,
} from 'parse5';
import { ConvertError, type Note } from './notes.ts';
import { childrenOf, isElement } from './parsed.ts';
import { noteError, noteRepairs } from './repairs.ts';
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
const MOST_LEVELS = 512;

/** What a page has around its content. */
const IS_PAGE = /<(!doctype|html|head|body)[\s>]/i;
function checkDepth(root: Tree.Node) {
  let level = [root];
  for (let depth = 0; level.length; depth++) {
    if (depth > MOST_LEVELS)
      throw new ConvertError(`The elements are nested more than ${MOST_LEVELS} levels deep.`);
    level = level.flatMap(childrenOf);
  }
}

/** Parses some HTML, a page or a part of one, as a browser does it. */
export function parseHtml(html: string, notes: Note[]): HtmlNode[] {
  if (html.length > MOST_CHARACTERS)
    throw new ConvertError(
      `The HTML has more than ${MOST_CHARACTERS / 1_000_000} million characters.`,
    );
  if (html.includes('\0')) throw new ConvertError('This is not text: it has a null character.');
  const options = {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: (error: ParserError) => noteError(error, notes),
  };
  const isPage = IS_PAGE.test(html);
  const root = isPage ? parse(html, options) : parseFragment(html, options);
  checkDepth(root);
  noteRepairs(root, html, notes);

  const nodeOf = (node: Tree.ChildNode, parent: HtmlElement | undefined): HtmlNode[] => {
    if (node.nodeName === '#text') return [{ kind: 'text', text: (node as Tree.TextNode).value }];
    if (node.nodeName === '#comment')
      return [{ kind: 'comment', text: (node as Tree.CommentNode).data }];
    if (!isElement(node)) return [];
    const { class: list = '', ...attributes } = Object.fromEntries(
      node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const element: HtmlElement = {
      kind: 'element',
      tag: node.tagName,
      isSvg: node.namespaceURI === syntax.NS.SVG,
      classes: [...new Set(list.split(/\s+/).filter(Boolean))],
      attributes,
      children: [],
      line: node.sourceCodeLocation?.startLine ?? parent?.line ?? 1,
    };
    element.children = childrenOf(node).flatMap((child) => nodeOf(child, element));
    return [element];
  };

  const contentOf = (node: Tree.Node) =>
    collapse(childrenOf(node).flatMap((child) => nodeOf(child, undefined)));
  if (!isPage) return contentOf(root);
  const page = childrenOf(root).find(isElement);
  const [head, body] = (page ? childrenOf(page) : []).filter(isElement);
  for (const { tagName, sourceCodeLocation } of head ? childrenOf(head).filter(isElement) : [])
    notes.push({
      line: sourceCodeLocation?.startLine ?? 1,
      text: `<${tagName}> in the head of the page was left out.`,
      remedy: 'The head belongs to your framework or to index.html.',
    });
  for (const { tagName, attrs, sourceCodeLocation } of [page, body].filter(
    (one) => one !== undefined,
  ))
    for (const { name } of attrs)
      notes.push({
        line: sourceCodeLocation?.startLine ?? 1,
        text: `\`${name}\` of <${tagName}> was left out.`,
        remedy: 'It belongs to your framework or to index.html.',
      });
  return body ? contentOf(body) : [];
}
