import { checkTags } from './checkTags.ts';
import type { Finding } from './findings.ts';
import { ConvertError } from './notes.ts';
import * as texts from './noteTexts.ts';
import { read } from './parse.ts';
import { noteBranch, noteMovedText, noteRepair } from './repairs.ts';
import type { Start } from './tags.ts';
import { pieceAt, restored } from './templates/marks.ts';
import { notesOf } from './templates/notes.ts';
import { isShownTemplate, openTemplates } from './templates/openTemplates.ts';
import type { Found } from './templates/pieces.ts';
import { scan, type Scanned } from './templates/scan.ts';
import type { HtmlComment, HtmlElement, HtmlNode } from './tree.ts';
import type { ParsedElement, ParsedNode } from './treeAdapter.ts';
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
    notes.push({ ...texts.aroundContent, line, item });
  const isComment = ({ kind }: HtmlNode) => kind === 'comment';
  return [
    ...[...nodes.slice(0, at), ...page.children.slice(0, inPage)].filter(isComment),
    ...(body?.kind === 'element' ? body.children : []),
    ...[...page.children.slice(inPage + 1), ...nodes.slice(at + 1)].filter(isComment),
  ];
}

/** What a comment says: one that stands for a piece of a template has nothing but that, and line breaks. */
function readComment(comment: HtmlComment, { pieces }: Scanned) {
  const piece = pieceAt(comment.text, pieces);
  if (!piece) return;
  comment.text = ` ${piece.text} `;
  comment.isShown = !piece.isStatement;
}

/** Puts back what templates add to an element; CSS is read first, since braces mean something in it. */
function readElement(element: ParsedElement, { pieces }: Scanned) {
  const values = Object.entries(element.attributes);
  if (pieces.length && values.length)
    element.attributes = Object.fromEntries(
      values.map(([name, value]) => [name, name === 'style' ? value : restored(value, pieces)]),
    );
}

/**
 * Parses some HTML, a page or a part of one, as a browser does it. What templates add to it is still to be put back
 * into styles.
 */
export function parseTemplate(
  html: string,
  notes: Finding[],
): { nodes: HtmlNode[]; pieces: readonly Found[] } {
  if (html.length > MOST_CHARACTERS)
    throw new ConvertError(
      `The HTML has more than ${MOST_CHARACTERS / 1_000_000} million characters.`,
    );
  if (html.includes('\0')) throw new ConvertError('This is not text: it has a null character.');
  checkTags(html);
  const scanned = scan(html);
  notes.push(...notesOf(scanned));
  return { nodes: collapse(contentOf(scanned, notes)), pieces: scanned.pieces };
}

/** The content of some HTML as the parser made it. */
function contentOf(scanned: Scanned, notes: Finding[]): HtmlNode[] {
  const { nodes, isPage, tags } = read(scanned.html);
  let hasTemplates = false;
  const readAll = (all: readonly ParsedNode[], outer: Start | undefined, outerLine: number) => {
    for (const [index, node] of all.entries()) {
      if (node.kind === 'comment') readComment(node, scanned);
      else if (node.kind === 'text') {
        noteMovedText(node, all[index + 1], tags);
        node.text = restored(node.text, scanned.pieces);
      } else {
        node.line ||= outerLine;
        readElement(node, scanned);
        hasTemplates ||= isShownTemplate(node);
        noteRepair(node, outer, tags);
        readAll(node.children, node.start ?? outer, node.line);
        noteBranch(node, tags);
      }
    }
  };
  readAll(nodes, undefined, 1);
  tags.end();
  for (const note of tags.notes) notes.push(note);
  const opened = hasTemplates ? openTemplates(nodes, notes) : nodes;
  return isPage ? contentOfPage(opened, notes) : opened;
}
