import { html as syntax, parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ConvertError, type Note } from './notes.ts';

export interface HtmlText {
  kind: 'text';
  text: string;
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
/** Elements that HTML lets authors leave out, or leave open. */
const OPTIONAL = /^(html|head|body|tbody|colgroup)$/;
const OPTIONAL_END =
  /^(html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|colgroup|rb|rt|rp)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** The content of an element; that of a template is behind it. */
const childrenOf = (node: Tree.Node): Tree.ChildNode[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

function checkDepth(root: Tree.Node) {
  let level = [root];
  for (let depth = 0; level.length; depth++) {
    if (depth > MOST_LEVELS)
      throw new ConvertError(`The elements are nested more than ${MOST_LEVELS} levels deep.`);
    level = level.flatMap(childrenOf);
  }
}

/** Says what the parser had to repair at an element. */
function repairOf(element: Tree.Element): string | undefined {
  const { tagName: tag, sourceCodeLocation: place } = element;
  if (!place)
    return OPTIONAL.test(tag)
      ? undefined
      : `The parser added a <${tag}> that the HTML does not have.`;
  if (place.endTag || VOID.test(tag) || OPTIONAL_END.test(tag)) return undefined;
  const isSelfClosed = element.namespaceURI !== syntax.NS.HTML;
  return isSelfClosed
    ? undefined
    : `<${tag}> has no end tag: the parser closed it where its parent ends.`;
}

/** Parses some HTML, a page or a part of one, as a browser does it. */
export function parseHtml(html: string, notes: Note[]): HtmlNode[] {
  if (html.length > MOST_CHARACTERS)
    throw new ConvertError(
      `The HTML has more than ${MOST_CHARACTERS / 1_000_000} million characters.`,
    );
  if (html.includes('\0')) throw new ConvertError('This is not text: it has a null character.');
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const isPage = IS_PAGE.test(html);
  const root = isPage ? parse(html, options) : parseFragment(html, options);
  checkDepth(root);

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
    const repair = repairOf(node);
    if (repair)
      notes.push({
        line: element.line,
        text: repair,
        remedy: 'Look whether the code is what you mean.',
      });
    element.children = childrenOf(node).flatMap((child) => nodeOf(child, element));
    return [element];
  };

  if (!isPage) return childrenOf(root).flatMap((node) => nodeOf(node, undefined));
  const page = childrenOf(root).find(isElement);
  const [head, body] = (page ? childrenOf(page) : []).filter(isElement);
  for (const { tagName, sourceCodeLocation } of head ? childrenOf(head).filter(isElement) : []) {
    notes.push({
      line: sourceCodeLocation?.startLine ?? 1,
      text: `<${tagName}> in the head of the page was left out.`,
      remedy: 'The head belongs to your framework or to index.html.',
    });
  }
  return body ? childrenOf(body).flatMap((node) => nodeOf(node, undefined)) : [];
}
