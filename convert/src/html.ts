import { ConvertError, type Note } from './notes.ts';
import { Repairs, type Parsed } from './repairs.ts';
import { MARK, tagsOf, withMarks } from './tags.ts';
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

type Read =
  | HtmlText
  | HtmlComment
  | (Pick<HtmlElement, 'kind' | 'tag' | 'isSvg'> & {
      attributes: readonly (readonly [name: string, value: string])[];
    });

/** A parser of HTML as the standard describes it, and how to read its nodes. */
export interface Parser<Node> {
  parse: (html: string, isPage: boolean) => Node;
  /** The content of a node; that of a template is behind it. */
  childrenOf: (node: Node) => readonly Node[];
  /** What a node is; nothing if it is neither text, comment nor element. */
  read: (node: Node) => Read | undefined;
}

/** More than these are no page that somebody wrote. */
const MOST_CHARACTERS = 2_000_000;
/** Browsers nest no deeper than 512 levels, and say nothing. */
const MOST_LEVELS = 400;

/** What a page has around its content. */
const IS_PAGE = /<(!doctype|html|head|body)[\s>]/i;

function checkDepth<Node>(root: Node, { childrenOf }: Parser<Node>) {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length; depth++) {
    if (depth > MOST_LEVELS)
      throw new ConvertError(`The elements are nested more than ${MOST_LEVELS} levels deep.`);
    level = level.flatMap(childrenOf);
  }
}

/** The content of a page, and notes on what is around it. */
function contentOfPage(page: HtmlElement | undefined, notes: Note[]): HtmlNode[] {
  const [head, body] = (page?.children ?? []).filter((node) => node.kind === 'element');
  for (const { tag, line } of (head?.children ?? []).filter((node) => node.kind === 'element'))
    notes.push({
      line,
      text: `<${tag}> in the head of the page was left out.`,
      remedy: 'The head belongs to your framework or to index.html.',
    });
  for (const { tag, line, attributes, classes } of [page, body].filter((one) => one !== undefined))
    for (const name of [...(classes.length ? ['class'] : []), ...Object.keys(attributes)])
      notes.push({
        line,
        text: `\`${name}\` of <${tag}> was left out.`,
        remedy: 'It belongs to your framework or to index.html.',
      });
  return body?.children ?? [];
}

/** Parses some HTML, a page or a part of one, as a browser does it. */
export function parseHtml<Node>(html: string, parser: Parser<Node>, notes: Note[]): HtmlNode[] {
  if (html.length > MOST_CHARACTERS)
    throw new ConvertError(
      `The HTML has more than ${MOST_CHARACTERS / 1_000_000} million characters.`,
    );
  if (html.includes('\0')) throw new ConvertError('This is not text: it has a null character.');
  const tags = tagsOf(html);
  const isPage = IS_PAGE.test(html);
  const root = parser.parse(withMarks(html, tags), isPage);
  checkDepth(root, parser);

  const parsed: Parsed[] = [];
  const nodeOf = (node: Node, outer: number | undefined, outerLine: number): HtmlNode[] => {
    const read = parser.read(node);
    if (read?.kind !== 'element') return read ? [read] : [];
    const { class: list = '', [MARK]: text, ...attributes } = Object.fromEntries(read.attributes);
    const mark = text === undefined ? undefined : Number(text);
    const element: HtmlElement = {
      ...read,
      classes: [...new Set(list.split(/\s+/).filter(Boolean))],
      attributes,
      children: [],
      line: tags[mark ?? -1]?.line ?? outerLine,
    };
    parsed.push({ element, mark, outer });
    element.children = parser
      .childrenOf(node)
      .flatMap((child) => nodeOf(child, mark ?? outer, element.line));
    return [element];
  };
  const nodes = parser.childrenOf(root).flatMap((node) => nodeOf(node, undefined, 1));
  const repairs = new Repairs(tags, notes);
  repairs.ofTags();
  repairs.ofElements(parsed);
  const page = isPage ? nodes.find((node) => node.kind === 'element') : undefined;
  return collapse(isPage ? contentOfPage(page, notes) : nodes);
}
