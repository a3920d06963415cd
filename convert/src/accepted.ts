import { entryOf } from './entryOf.ts';
import type { JsxLiteral } from './jsx.ts';
import { MAPPING } from './known.ts';
import type { HtmlElement } from './tree.ts';

/** What React's types say of an attribute: the values that it may have. */
type Accepted = readonly string[];

const TEXT: Accepted = ['*'];

const parsed = new Map<string, ReadonlyMap<string, Accepted>>();

function listOf(tag: string): ReadonlyMap<string, Accepted> {
  const known = parsed.get(tag);
  if (known) return known;
  const entries = (entryOf(MAPPING.accepted, tag) ?? '').split(' ').map((entry) => {
    const [name = '', values] = entry.split(':');
    return [name, values?.split('|') ?? TEXT] as const;
  });
  const list = new Map(entries);
  parsed.set(tag, list);
  return list;
}

const svgTags = new Map(
  Object.keys(MAPPING.accepted).map((tag) => [tag.toLowerCase(), tag] as const),
);

const conditions = new Set([
  // React sets it, though its types do not have it.
  'credentialless',
  ...Object.values(MAPPING.accepted).flatMap((list) =>
    list.split(' ').flatMap((entry) => (entry.endsWith(':?') ? [entry.slice(0, -2)] : [])),
  ),
]);

/** Whether React sets an attribute for `true`; of one that it does not know, it would set nothing. */
export const isCondition = (property: string) => conditions.has(property);

/** The name of an element of SVG, which has capital letters in it. */
export const svgTag = (tag: string) => svgTags.get(tag.toLowerCase()) ?? tag;

/** Whether React's types have an element. */
export const isTyped = (tag: string) => entryOf(MAPPING.accepted, tag) !== undefined;

/** The values that React's types accept for an attribute of an element; nothing if it may not be there. */
export function acceptedBy(
  { tag, isSvg }: Pick<HtmlElement, 'tag' | 'isSvg'>,
  property: string,
): Accepted | undefined {
  // The types tell an element by its name, and a drawing may have those of HTML in it.
  const isDrawn = entryOf(MAPPING.accepted, tag) === 'path' || (isSvg && !isTyped(tag));
  if (isDrawn) return listOf('path').get(property);
  return listOf(tag).get(property) ?? listOf('*').get(property);
}

/** Whether React's types accept a value. */
export function isAccepted(accepted: Accepted, value: JsxLiteral): boolean {
  if (typeof value === 'number') return accepted.includes('#');
  if (value === true) return accepted.includes('?') || accepted.includes('*');
  return accepted.includes('*') || (typeof value === 'string' && accepted.includes(value));
}
