import {
  html as syntax,
  type DefaultTreeAdapterTypes as Tree,
  type ParserError,
  type Token,
} from 'parse5';
import type { Note } from './notes.ts';
import { childrenOf, isElement } from './parsed.ts';

/** What the parser reports itself, and nothing in its result shows. */
const ERRORS: Readonly<Record<string, string>> = {
  'duplicate-attribute': 'An attribute is there twice: the parser kept the first one.',
  'eof-in-comment': 'The HTML ends in a comment: the parser closed it there.',
  'eof-in-tag': 'The HTML ends in a tag: the parser left the tag out.',
  'non-void-html-element-start-tag-with-trailing-solidus':
    'A slash closes no element of HTML: the parser ignored it.',
};

/** Elements that HTML lets authors leave out, or leave open. */
const OPTIONAL = /^(html|head|body|tbody|colgroup)$/;
const OPTIONAL_END =
  /^(html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|colgroup|rb|rt|rp)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements in which tags are text. */
const RAW = /^(iframe|noembed|noframes|script|style|textarea|title|xmp)$/;
/** The parser makes an element of these end tags. */
const MADE = /^(p|br)$/i;

const add = (notes: Note[], line: number, text: string) =>
  notes.push({ line, text, remedy: 'Look whether the code is what you mean.' });

/** Notes what the parser reports. */
export function noteError({ code, startLine }: ParserError, notes: Note[]) {
  const text = ERRORS[code];
  if (text) add(notes, startLine, text);
}

/** What the parser repaired at an element; nothing if all is well. */
function repairOf({ tagName: tag, namespaceURI, sourceCodeLocation: place }: Tree.Element) {
  if (!place)
    return OPTIONAL.test(tag)
      ? undefined
      : `The parser added a <${tag}> that the HTML does not have.`;
  const isOpen = namespaceURI === syntax.NS.HTML && !VOID.test(tag) && !OPTIONAL_END.test(tag);
  return isOpen && !place.endTag
    ? `<${tag}> has no end tag: the parser closed it where its parent ends.`
    : undefined;
}

const isBetween = (offset: number, { startOffset, endOffset }: Token.Location) =>
  startOffset < offset && offset < endOffset;

/** The places in which tags are text: comments, attributes, and elements such as scripts. */
function opaquePlaces(nodes: readonly Tree.Node[]): Token.Location[] {
  return nodes.flatMap((node) => {
    const place = node.sourceCodeLocation;
    if (!place || node.nodeName === '#text') return [];
    if (!isElement(node) || RAW.test(node.tagName)) return [place];
    return node.sourceCodeLocation?.startTag ?? [];
  });
}

/** Notes the end tags that are neither those of an element nor text. */
function noteEndTags(html: string, nodes: readonly Tree.Node[], notes: Note[]) {
  const used = new Set(
    nodes.filter(isElement).map((node) => node.sourceCodeLocation?.endTag?.startOffset),
  );
  const opaque = opaquePlaces(nodes).toSorted((a, b) => a.startOffset - b.startOffset);
  let [line, counted, next] = [1, 0, 0];
  for (const { 1: tag = '', index } of html.matchAll(/<\/([a-z][^\s/>]*)/gi)) {
    line += html.slice(counted, index).split('\n').length - 1;
    counted = index;
    while (opaque[next] && opaque[next]!.endOffset <= index) next++;
    const isText = opaque[next] && isBetween(index, opaque[next]!);
    if (!used.has(index) && !MADE.test(tag) && !isText)
      add(notes, line, `</${tag}> closes nothing: the parser ignored it.`);
  }
}

/** Notes what the parser had to repair. */
export function noteRepairs(root: Tree.Node, html: string, notes: Note[]) {
  const nodes: Tree.Node[] = [];
  const starts = new Set<number>();
  let offset = 0;
  const visit = (node: Tree.Node, parentLine: number) => {
    nodes.push(node);
    const place = node.sourceCodeLocation;
    const line = place?.startLine ?? parentLine;
    if (isElement(node)) {
      const tag = `<${node.tagName}>`;
      const start = place?.startOffset ?? offset;
      const text = repairOf(node);
      if (place && starts.has(start))
        add(
          notes,
          line,
          `${tag} ends in the middle of another element: the parser opened it again.`,
        );
      else if (start < offset)
        add(
          notes,
          line,
          `${tag} has content that it cannot have: the parser moved that before it.`,
        );
      else if (text) add(notes, line, text);
      starts.add(start);
      offset = Math.max(offset, start);
    }
    for (const child of childrenOf(node)) visit(child, line);
  };
  visit(root, 1);
  noteEndTags(html, nodes, notes);
}
