import * as doc from 'prettier/doc';
import type { JsxElement, JsxExpression, JsxNode } from './jsx.ts';
import { textOf, type Style } from './style.ts';

type Doc = doc.builders.Doc;

const { fill, group, hardline, ifBreak, join, line, literalline, softline } = doc.builders;
const { willBreak } = doc.utils;

/** What stands on a line: a word, an element or an expression. */
interface Thing {
  doc: Doc;
  word?: string;
  isSelfClosing?: boolean;
  isExpression?: boolean;
}

/** A thing, or the white space around one. */
type Item = Thing | 'space';

/** JSX reads these four as markup or as an expression. */
const SPECIAL = /[{}<>]/;

/** JavaScript between braces; the lines of a template literal stay where they are. */
export const printExpression = ({ code }: JsxExpression): Doc =>
  group(['{', join(literalline, code.split('\n')), '}']);

function itemsOf(node: JsxNode, print: (element: JsxElement) => Doc, style: Style): Item[] {
  if (node.kind === 'element') return [{ doc: print(node), isSelfClosing: !node.children.length }];
  if (node.kind === 'expression') return [{ doc: printExpression(node), isExpression: true }];
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
  if (isSpecial) return { doc: `{${textOf(text, style)}}`, isExpression: true };
  const word = text.replace(INVISIBLE, entityOf);
  return { doc: word, word };
}

/** The line break that may come between two neighbors without white space between them. */
function seam(before: Thing, after: Thing): Doc {
  const word = before.word ?? after.word;
  if (word === undefined) return hardline;
  const isTight = word.length === 1 || !(before.isSelfClosing || after.isSelfClosing);
  return isTight ? softline : hardline;
}

/** The children of an element: for one line, and for lines of their own. */
export function printChildren(
  nodes: readonly JsxNode[],
  print: (element: JsxElement) => Doc,
  style: Style,
): { flat: Doc[]; broken: Doc; breaks: boolean } {
  const items = nodes.flatMap((node) => itemsOf(node, print, style));
  const space = `{${textOf(' ', style)}}`;
  const gap = ifBreak([space, softline], ' ');
  // `fill` wants content and separators in turn.
  const flat: Doc[] = [''];
  const broken: Doc[] = [''];
  const add = (thing: Doc) => {
    for (const parts of [flat, broken]) parts.push([parts.pop() ?? '', thing]);
  };
  const separate = (inLine: Doc, inLines = inLine) => {
    flat.push(inLine, '');
    broken.push(inLines, '');
  };
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const after = items[index + 1];
    if (item !== 'space') {
      if (before && before !== 'space') separate(seam(before, item));
      add(item.doc);
    } else if (!after) {
      flat.push(' ', '');
      broken.push([broken.pop() ?? '', space]);
    } else if (!before) separate(' ', [space, hardline]);
    else separate(isWord(before) && isWord(after) ? line : gap);
  }
  const expressions = items.filter((item) => item !== 'space' && item.isExpression).length;
  return {
    flat,
    broken: items.some((item) => item === 'space' || isWord(item))
      ? fill(broken)
      : group(broken, { shouldBreak: true }),
    breaks: expressions > 1 || flat.some(willBreak),
  };
}

const isWord = (item: Item) => item !== 'space' && item.word !== undefined;
