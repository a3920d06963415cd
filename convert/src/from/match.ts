import type * as t from '@babel/types';
import { SPREAD, type Attribute, type Value } from './attribute.ts';
import { ANY, nameOf, type SnippetElement, type SnippetValue } from './snippet.ts';

/** What the names in a snippet stand for: a value, the other attributes of a child, or its content. */
export type Bindings = Map<string, Value | Attribute[] | string>;

/** A child element that a snippet may match. */
export interface Child {
  node: t.JSXElement;
  /** Its name, as snippets write it. */
  name: string;
  attributes: Attribute[];
  content: () => string;
}

/** An element of a peer, and where it stands. */
export interface Found {
  node: t.JSXElement;
  /** Its name, as snippets write it. */
  name: string;
  /** The names of the elements around it. */
  inside: readonly string[];
  /** Whether there may be others next to it. */
  hasRoom: boolean;
  children: readonly Child[];
  /** The elements that code in it may have as children. */
  chosen: readonly Child[];
}

/** What a snippet matched. */
export interface Match {
  bindings: Bindings;
  attributes: Attribute[];
  children: Child[];
}

function matchesValue(pattern: SnippetValue, value: Value, bindings: Bindings): boolean {
  if (pattern.kind === 'hole') bindings.set(pattern.name, value);
  if (pattern.kind === 'hole') return true;
  if (pattern.kind !== 'literal' || value.kind !== 'literal') return false;
  const isFlag = typeof pattern.value === 'boolean' || typeof value.value === 'boolean';
  return isFlag ? pattern.value === value.value : String(pattern.value) === String(value.value);
}

/** The attributes that those of a snippet match; none if one of them is missing. */
export function matchAttributes(
  { attributes: patterns }: SnippetElement,
  attributes: readonly Attribute[],
  bindings: Bindings,
): Attribute[] | undefined {
  const matched: Attribute[] = [];
  for (const { name, value } of patterns) {
    const named = attributes.filter((one) => one.name === name);
    if (value.kind === 'absent' && named.length) return undefined;
    if (value.kind === 'absent') continue;
    const found = named.find((one) => !one.isDone && matchesValue(value, one.value, bindings));
    if (!found) return undefined;
    matched.push(found);
  }
  return matched;
}

/** The child that an element in a snippet matches. */
function matchChild(
  pattern: SnippetElement,
  children: readonly Child[],
  bindings: Bindings,
): Child | undefined {
  return children.find((child) => {
    // A component of neither library has no name.
    if (child.name !== pattern.name && (pattern.name !== ANY || child.name)) return false;
    const matched = matchAttributes(pattern, child.attributes, bindings);
    if (!matched) return false;
    const others = child.attributes.filter((one) => !matched.includes(one));
    // Without a name for them in the snippet, they would be lost.
    const [spread] = pattern.spreads;
    if (others.length && !spread) return false;
    if (pattern.name === ANY)
      bindings.set(ANY, { kind: 'code', code: nameOf(child.node.openingElement.name), cases: [] });
    if (spread) bindings.set(spread, others);
    for (const one of pattern.children)
      if (one.kind === 'hole') bindings.set(one.name, child.content());
    return true;
  });
}

/** What a snippet matches in an element; nothing if it does not. */
export function match(
  pattern: SnippetElement,
  attributes: readonly Attribute[],
  children: readonly Child[],
): Match | undefined {
  const bindings: Bindings = new Map();
  const matched = matchAttributes(pattern, attributes, bindings);
  if (!matched) return undefined;
  const found = pattern.children
    .filter((one) => one.kind === 'element')
    .map((one) => matchChild(one, children, bindings));
  if (!found.every((one) => one !== undefined)) return undefined;
  const isSpread = attributes.some(({ name }) => name === SPREAD);
  const needsAbsence = pattern.attributes.some(({ value }) => value.kind === 'absent');
  // What is spread may be what must be absent.
  if (isSpread && needsAbsence) return undefined;
  return { bindings, attributes: matched, children: found };
}
