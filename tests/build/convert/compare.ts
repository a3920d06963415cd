import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

// Shares no code with the converter, since a shared mistake would go unnoticed.

/** The attributes that the components may add: they change only what assistive technology is told. */
const ADDED = /^(aria-[a-z]+|role|tabindex)$/;
/** Ids that React makes, and what refers to them. */
const GENERATED = /_R_|«/;

type Part = Tree.Element | string;

/** The text as it is compared: where white space is shown, `tests/long/convertShown.test.ts` measures. */
const shown = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');

/** React writes an escape of CSS in a style, so that nothing in it begins or ends one. */
const unescaped = (css: string) =>
  css.replace(/(?<=<\/?)\\([57])3 (?=t[y]le)/gi, (_, digit) => (digit === '5' ? 'S' : 's'));

/** The elements and texts in an element; the text around a comment is one text. */
function partsOf(parent: Tree.ParentNode): Part[] {
  const parts: Part[] = [];
  const { childNodes } = 'content' in parent ? parent.content : parent;
  for (const node of childNodes) {
    if ('tagName' in node) parts.push(node);
    if (!('value' in node)) continue;
    const isStyle = 'tagName' in parent && parent.tagName === 'style';
    const text = isStyle ? unescaped(node.value) : node.value;
    const last = parts.at(-1);
    if (typeof last === 'string') parts.splice(-1, 1, last + text);
    else parts.push(text);
  }
  const isCode = 'tagName' in parent && /^(pre|textarea)$/.test(parent.tagName);
  return isCode
    ? parts
    : parts.map((one) => (typeof one === 'string' ? shown(one) : one)).filter(Boolean);
}

const style = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_: string, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .split(';')
    .map((one) => one.replace(/\s+/g, '').toLowerCase())
    .filter(Boolean)
    .toSorted()
    .join(';');

/** A number, which may be written in several ways. */
const number = (text: string) => (Number.isNaN(Number(text)) ? text : String(Number(text)));

const NUMBERS = ['value', 'max', 'min'].map((name) => [name, number] as const);

/** The classes of an element are a set. */
const words = (text: string) => [...new Set(text.match(/\S+/g))].toSorted().join(' ');

/** Attributes that say the same when they are written in another way. */
function attributesOf({ attrs, tagName }: Tree.Element): Record<string, string> {
  const rewritten = new Map([
    ['style', style],
    ['class', words],
    ...(/^(progress|meter)$/.test(tagName) ? NUMBERS : []),
  ]);
  return Object.fromEntries(
    attrs
      .filter(({ name }) => !name.startsWith('on'))
      .filter(({ name, value }) => !(tagName === 'button' && name === 'type' && value === 'submit'))
      .map(({ name, value }) => [name, rewritten.get(name)?.(value) ?? value] as const)
      .filter(([name, value]) => value || !/^(style|class)$/.test(name)),
  );
}

const isAdded = ({ tagName }: Tree.Element, name: string, value: string) =>
  ADDED.test(name) ||
  GENERATED.test(value) ||
  (tagName === 'button' && name === 'type' && value === 'button');

const show = (part: Part | undefined) =>
  typeof part === 'object'
    ? `<${part.tagName} class="${attributesOf(part).class ?? ''}">`
    : JSON.stringify(part);

function differenceAt(a: Part | undefined, b: Part | undefined, path: string): string | undefined {
  if (typeof a !== 'object' || typeof b !== 'object')
    return a === b ? undefined : `${path}: ${show(a)} became ${show(b)}`;
  const [old, now] = [attributesOf(a), attributesOf(b)];
  const here = `${path}>${a.tagName}${old.class ? `.${old.class.replaceAll(' ', '.')}` : ''}`;
  if (a.tagName !== b.tagName || old.class !== now.class) return `${here}: became ${show(b)}`;
  const lost = Object.keys(old).find((name) => old[name] !== now[name]);
  if (lost) return `${here}: ${lost}="${old[lost]}" became ${JSON.stringify(now[lost])}`;
  const added = Object.keys(now).find(
    (name) => !(name in old) && !isAdded(b, name, now[name] ?? ''),
  );
  if (added) return `${here}: ${added}="${now[added]}" came from nowhere`;
  return differenceIn(a, b, here);
}

function differenceIn(before: Tree.ParentNode, after: Tree.ParentNode, path: string) {
  const [a, b] = [partsOf(before), partsOf(after)];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const found = differenceAt(a[index], b[index], path);
    if (found) return found;
  }
  return undefined;
}

/** The first difference between two pieces of HTML, as a browser parses them; none if they are equal. */
export const difference = (before: string, after: string) =>
  differenceIn(parseFragment(before), parseFragment(after), '');
