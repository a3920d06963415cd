import * as doc from 'prettier/doc';
import type { JsxElement, JsxNode } from './jsx.ts';
import { textOf, type Style } from './style.ts';

type Doc = doc.builders.Doc;

const {
  conditionalGroup,
  fill,
  group,
  hardline,
  ifBreak,
  indent,
  join,
  line,
  lineSuffixBoundary,
  literalline,
  softline,
} = doc.builders;
const { willBreak } = doc.utils;

/** What stands on a line: a word, an element or an expression. */
interface Thing {
  doc: Doc;
  word?: string;
  isSelfClosing?: boolean;
  isExpression?: boolean;
}

/** A thing, or the white space around one. */
export type Item = Thing | 'space';

/** JSX reads these four as markup or as an expression. */
const SPECIAL = /[{}<>]/;

/** Code between braces whose lines stay as they are: a comment or a template literal. */
export const printLines = (code: string): Doc =>
  group(['{', join(literalline, code.split('\n')), '}']);

/** A comment between braces; Prettier lines it up if each of its lines begins with a star, its end included. */
function printComment(comment: string): Doc {
  const [first = '', ...others] = comment.split('\n');
  if (!others.length || !others.every((one) => one.trimStart().startsWith('*')))
    return printLines(comment);
  return group(['{', first.trimEnd(), others.map((one) => [hardline, ' ', one.trim()]), '}']);
}

/** A string between braces, which are on lines of their own if it does not fit. */
const printString = (text: string, style: Style): Doc =>
  group(['{', indent([softline, textOf(text, style)]), softline, lineSuffixBoundary, '}']);

function itemsOf(node: JsxNode, print: (element: JsxElement) => Doc, style: Style): Item[] {
  if (node.kind === 'element') return [{ doc: print(node), isSelfClosing: !node.children.length }];
  if (node.kind === 'comment') {
    const comment = `/*${node.text.replaceAll('*/', '* /')}*/`;
    return [{ doc: printComment(comment), isExpression: true }];
  }
  if (node.isExact) return [{ doc: printString(node.text, style), isExpression: true }];
  return node.text
    .split(/([ \t\n\r\f]+)/)
    .filter(Boolean)
    .map((part) => (/^[ \t\n\r\f]/.test(part) ? 'space' : wordOf(part, style)));
}

/** Spaces that nobody sees in an editor, and that some tools trim. */
const INVISIBLE = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]/g;

const entityOf = (character: string) =>
  character === '\u00a0' ? '&nbsp;' : `&#x${character.charCodeAt(0).toString(16)};`;

/** A word; what JSX would misread in it is a string between braces. */
function wordOf(text: string, style: Style): Item {
  const isSpecial = SPECIAL.test(text) || /&#?\w+;/.test(text);
  if (isSpecial) return { doc: printString(text, style), isExpression: true };
  const word = text.replace(INVISIBLE, entityOf);
  return { doc: word, word };
}

/**
 * Like `softline`, and where it breaks, the next group also counts what follows it on its line: when Prettier reads the
 * code again, the break is one that is in the text.
 */
const lineInText = ifBreak(conditionalGroup([hardline]), '');

/** The line breaks that may come between two neighbors without white space between them. */
function seam(before: Thing, after: Thing): { inLine: Doc; inLines: Doc } {
  const word = before.word ?? after.word;
  const isLong = word !== undefined && word.length > 1;
  const isTight = word !== undefined && !(isLong && (before.isSelfClosing || after.isSelfClosing));
  if (!isTight) return { inLine: hardline, inLines: hardline };
  return { inLine: softline, inLines: isLong && !willBreak(before.doc) ? lineInText : softline };
}

/** What the children of an element put on its lines. */
export const itemsIn = (
  nodes: readonly JsxNode[],
  print: (element: JsxElement) => Doc,
  style: Style,
): Item[] =>
  nodes
    .flatMap((node) => itemsOf(node, print, style))
    // Where something between two spaces was left out, they are one.
    .filter((item, index, all) => item !== 'space' || all[index - 1] !== 'space');

export const isWord = (item: Item): item is Thing & { word: string } =>
  item !== 'space' && item.word !== undefined;

const spaceIn = (style: Style) => `{${textOf(' ', style)}}`;

/** The white space between two things. */
const gapBetween = (before: Item, after: Item, style: Style) =>
  isWord(before) && isWord(after) ? line : ifBreak([spaceIn(style), softline], ' ');

/** The children of an element on one line; nothing if they need several. */
export function onOneLine(items: readonly Item[], style: Style): Doc[] | undefined {
  if (items.filter((item) => item !== 'space' && item.isExpression).length > 1) return undefined;
  const docs = items.flatMap((item, index): Doc[] => {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (item === 'space') return [before && after ? gapBetween(before, after, style) : ' '];
    return before && before !== 'space' ? [seam(before, item).inLine, item.doc] : [item.doc];
  });
  return docs.some(willBreak) ? undefined : docs;
}

/** The children of an element on lines of their own. */
export function onLines(items: readonly Item[], style: Style): Doc {
  // `fill` wants content and separators in turn.
  const docs: Doc[] = [''];
  const add = (thing: Doc) => {
    const before = docs.pop() ?? '';
    docs.push(before === '' ? thing : [before, thing]);
  };
  for (const [index, item] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (item !== 'space') {
      if (before && before !== 'space') docs.push(seam(before, item).inLines, '');
      add(item.doc);
    } else if (!after) add(spaceIn(style));
    else docs.push(before ? gapBetween(before, after, style) : [spaceIn(style), hardline], '');
  }
  const hasText = items.some((item) => item === 'space' || isWord(item));
  return hasText ? fill(docs) : group(docs, { shouldBreak: true });
}
