import { parseHtml, type HtmlElement, type HtmlNode } from '../../../convert/src/html.ts';

/** The attributes that the components may add: they change only what assistive technology is told. */
const ADDED = /^(aria-[a-z]+|role|tabindex)$/;
/** Ids that React makes, and what refers to them. */
const GENERATED = /_R_|«/;

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

/** Attributes that say the same when they are written in another way. */
function attributesOf({ attributes, tag }: HtmlElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !/^on/.test(name))
      .filter(([name, value]) => !(tag === 'button' && name === 'type' && value === 'submit'))
      .map(([name, value]) => [name, name === 'style' ? style(value) : value] as const)
      .filter(([name, value]) => name !== 'style' || value),
  );
}

const isAdded = ({ tag }: HtmlElement, name: string, value: string) =>
  ADDED.test(name) ||
  GENERATED.test(value) ||
  (tag === 'button' && name === 'type' && value === 'button');

/** Nodes without comments; the text around one is one text. */
function withoutComments(nodes: readonly HtmlNode[]): HtmlNode[] {
  const all: HtmlNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      all.splice(-1, 1, { ...last, text: last.text + node.text });
    else if (node.kind !== 'comment') all.push(node);
  }
  return all;
}

/** The first difference between two lists of nodes, in a sentence; none if they are equal. */
function differenceIn(before: HtmlNode[], after: HtmlNode[], path: string): string | undefined {
  const [a, b] = [withoutComments(before), withoutComments(after)];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const found = differenceAt(a[index], b[index], path);
    if (found) return found;
  }
  return undefined;
}

const show = (node: HtmlNode | undefined) =>
  node?.kind === 'element'
    ? `<${node.tag} class="${node.classes.join(' ')}">`
    : JSON.stringify(node?.text);

function differenceAt(
  a: HtmlNode | undefined,
  b: HtmlNode | undefined,
  path: string,
): string | undefined {
  if (a?.kind === 'text' && b?.kind === 'text' && a.text === b.text) return undefined;
  if (a?.kind !== 'element' || b?.kind !== 'element')
    return `${path}: ${show(a)} became ${show(b)}`;
  const here = `${path}>${a.tag}${a.classes.map((name) => `.${name}`).join('')}`;
  if (a.tag !== b.tag) return `${here}: became <${b.tag}>`;
  if (a.classes.toSorted().join() !== b.classes.toSorted().join())
    return `${here}: became ${show(b)}`;
  const [old, now] = [attributesOf(a), attributesOf(b)];
  const lost = Object.keys(old).find((name) => old[name] !== now[name]);
  if (lost) return `${here}: ${lost}="${old[lost]}" became ${JSON.stringify(now[lost])}`;
  const added = Object.keys(now).find(
    (name) => !(name in old) && !isAdded(b, name, now[name] ?? ''),
  );
  if (added) return `${here}: ${added}="${now[added]}" came from nowhere`;
  return differenceIn(a.children, b.children, here);
}

/** The first difference between two pieces of HTML, as a browser parses them; none if they are equal. */
export const difference = (before: string, after: string) =>
  differenceIn(parseHtml(before, []), parseHtml(after, []), '');
