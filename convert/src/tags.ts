/** A tag as it is written in the HTML. */
export interface Tag {
  name: string;
  isEnd: boolean;
  line: number;
  /** Where its name ends. */
  at: number;
  attributes: string[];
  isSelfClosing: boolean;
  /** Whether it ends before the HTML does. */
  isWhole: boolean;
}

/** The attribute by which an element is told apart: the index of its tag. */
export const MARK = 'data-bulmatic-convert-tag';

const MARKUP = /<(?:(!--)|[!?]|(\/?)([a-z][^\s/>]*))/gi;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/y;
const END = /[\s/]*>/y;
/** Elements in which tags are text. */
const RAW = /^(iframe|noembed|noframes|script|style|textarea|title|xmp)$/;

/** Matches a sticky expression at a place. */
function matchAt(expression: RegExp, html: string, at: number) {
  expression.lastIndex = at;
  return expression.exec(html);
}

/** Where some text ends after a place; nothing if it does not come. */
const endOf = (html: string, text: string, at: number) => {
  const found = html.indexOf(text, at);
  return found < 0 ? undefined : found + text.length;
};

/** Where the text of a raw element ends. */
function endOfRaw(html: string, name: string, at: number) {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  return matchAt(end, html, at)?.index ?? html.length;
}

/** Reads the tags of some HTML, but not those in comments, attributes and scripts. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let [line, counted, at] = [1, 0, 0];
  for (let found = matchAt(MARKUP, html, at); found; found = matchAt(MARKUP, html, at)) {
    const [text, comment, slash, rawName] = found;
    line += html.slice(counted, found.index).split('\n').length - 1;
    counted = found.index;
    at = found.index + text.length;
    if (!rawName) {
      at = endOf(html, comment ? '-->' : '>', at) ?? html.length;
      continue;
    }
    const name = rawName.toLowerCase();
    const tag = { name, isEnd: Boolean(slash), line, at, attributes: [] as string[] };
    for (let one = matchAt(ATTRIBUTE, html, at); one; one = matchAt(ATTRIBUTE, html, at)) {
      tag.attributes.push(one[1]?.toLowerCase() ?? '');
      at += one[0].length;
    }
    const end = matchAt(END, html, at);
    at += end?.[0].length ?? 0;
    const isSelfClosing = end?.[0].endsWith('/>') ?? false;
    tags.push({ ...tag, isSelfClosing, isWhole: end !== null });
    if (RAW.test(name) && !slash && !isSelfClosing) at = endOfRaw(html, name, at);
  }
  return tags;
}

/** The HTML with a mark in each start tag. */
export function withMarks(html: string, tags: readonly Tag[]): string {
  let [marked, from] = ['', 0];
  for (const [index, { at, isEnd }] of tags.entries()) {
    if (isEnd) continue;
    marked += `${html.slice(from, at)} ${MARK}="${index}"`;
    from = at;
  }
  return marked + html.slice(from);
}
