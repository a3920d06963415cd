import { isTyped } from './accepted.ts';
import { cover } from './cover.ts';
import { attributesFor, setBy } from './fitAttributes.ts';
import { SPREAD, type JsxAttribute } from './jsx.ts';
import {
  elementsOf,
  isShapeElement,
  type Shape,
  type ShapeChild,
  type ShapeElement,
} from './mapping.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

/** How an element of the HTML fits a shape of a component. */
export interface Fit {
  shape: Shape;
  props: JsxAttribute[];
  /** The classes that no prop sets. */
  rest: string[];
  /** What stands in each slot, and the element around it. */
  slots: Map<string, { nodes: HtmlNode[]; parent: HtmlElement }>;
}

/** What components take for a link. */
const LINKS = /^(a|button)$/;

interface Pairing {
  /** The elements of the HTML, in the order of those of the shape. */
  elements: HtmlElement[];
  slots: Fit['slots'];
  repeated: JsxAttribute[];
}

const isBlank = (node: HtmlNode) => node.kind === 'text' && /^[ \t\n\r\f]*$/.test(node.text);

/** The classes that an element of a shape has as the element that `as` names. */
const fixedClasses = (pattern: ShapeElement, { tag }: HtmlElement): readonly string[] =>
  tag === pattern.tag || LINKS.test(tag)
    ? pattern.classes
    : [...pattern.classes, ...pattern.asClasses];

function isLike(pattern: ShapeElement, element: HtmlElement, tags: readonly string[]): boolean {
  const isTag =
    pattern.tag === element.tag ||
    (pattern.takes.includes('as') && (!tags.length || tags.includes(element.tag)));
  return (
    isTag &&
    (isTyped(element.tag) || element.tag.includes('-') || pattern.tag === element.tag) &&
    fixedClasses(pattern, element).every((name) => element.classes.includes(name)) &&
    Object.keys(pattern.texts).every((name) => element.attributes[name])
  );
}

/** Takes what one child of a shape stands for from the start or the end of some nodes; nothing if it is not there. */
function take(
  child: ShapeChild,
  nodes: readonly HtmlNode[],
  from: 'start' | 'end',
): { element?: HtmlElement; rest: HtmlNode[] } | undefined {
  if ('text' in child && child.text.trim()) {
    const [only, ...others] = nodes;
    const isSame = only?.kind === 'text' && only.text.trim() === child.text && !others.length;
    return isSame ? { rest: [] } : undefined;
  }
  if ('text' in child) {
    const [first, ...others] = nodes;
    if (first?.kind !== 'text' || !/^[ \t\n\r\f]/.test(first.text)) return undefined;
    const text = first.text.replace(/^[ \t\n\r\f]+/, '');
    return { rest: text ? [{ kind: 'text', text }, ...others] : others };
  }
  const solid = [...nodes];
  const edge = from === 'start' ? 0 : -1;
  while (solid.length && isBlank(solid.at(edge)!)) solid.splice(edge, 1);
  const element = solid.at(edge);
  if (element?.kind !== 'element') return undefined;
  solid.splice(edge, 1);
  return { element, rest: solid };
}

/** Pairs the elements of a shape with those of the HTML. */
function pair(
  pattern: ShapeElement,
  element: HtmlElement,
  tags: readonly string[],
  pairing: Pairing,
): boolean {
  if (!isLike(pattern, element, tags)) return false;
  pairing.elements.push(element);
  const [repeat] = pattern.children;
  if (repeat && 'repeat' in repeat) {
    const children = element.children.filter((node) => !isBlank(node));
    pairing.repeated.push({ name: repeat.repeat, value: children.length });
    return children.every(
      (child) =>
        child.kind === 'element' &&
        child.tag === repeat.element.tag &&
        !child.classes.length &&
        !child.children.length,
    );
  }
  const at = pattern.children.findIndex((child) => 'slot' in child);
  const [before, after] =
    at < 0
      ? [pattern.children, []]
      : [pattern.children.slice(0, at), pattern.children.slice(at + 1)];
  let rest = element.children;
  const found = new Map<ShapeChild, HtmlElement>();
  for (const [children, from] of [
    [before, 'start'],
    [after.toReversed(), 'end'],
  ] as const) {
    for (const child of children) {
      const taken = take(child, rest, from);
      if (!taken) return false;
      if (taken.element) found.set(child, taken.element);
      rest = taken.rest;
    }
  }
  const slot = pattern.children[at];
  const isEmpty = rest.every((node) => isBlank(node) || node.kind === 'comment');
  // Comments are no content, so that a component that takes none may have them.
  const isNoted = isEmpty && pairing.elements.length === 1 && !pattern.children.length;
  if (slot && 'slot' in slot) pairing.slots.set(slot.slot, { nodes: rest, parent: element });
  else if (isNoted) pairing.slots.set('children', { nodes: rest, parent: element });
  else if (element.tag !== 'textarea' && rest.some((node) => !isBlank(node))) return false;
  return pattern.children.filter(isShapeElement).every((child) => {
    const inner = found.get(child);
    return inner !== undefined && pair(child, inner, tags, pairing);
  });
}

/** Tries whether an element is one that a component makes, and with which props. */
export function fit(shape: Shape, element: HtmlElement, isInForm: boolean): Fit | undefined {
  const pairing: Pairing = { elements: [], slots: new Map(), repeated: [] };
  if (!pair(shape.root, element, shape.tags, pairing)) return undefined;
  const isFilled = shape.filled.every((slot) => {
    const nodes = pairing.slots.get(slot)?.nodes;
    return !nodes || nodes.some((node) => node.kind !== 'comment' && !isBlank(node));
  });
  if (!isFilled) return undefined;
  const patterns = elementsOf(shape.root);
  const open = patterns.flatMap((pattern, index) =>
    (pairing.elements[index]?.classes ?? [])
      .filter((name) => !fixedClasses(pattern, pairing.elements[index]!).includes(name))
      .map((name) => [index, name] as const),
  );
  const covered = cover(shape, open);
  const taking = patterns.findIndex(({ takes }) => takes.includes('className'));
  const isFree = covered.rest.every((name) =>
    open.some(([index, one]) => one === name && index === taking),
  );
  if (!isFree) return undefined;

  const taker = pairing.elements[patterns.findIndex(({ takes }) => takes.includes('attributes'))];
  const isMirrored = patterns.every(({ mirrors }, index) =>
    mirrors.every((name) => taker?.attributes[name] === pairing.elements[index]?.attributes[name]),
  );
  if (!isMirrored) return undefined;

  const attributes: JsxAttribute[] = [];
  for (const [index, pattern] of patterns.entries()) {
    const one = pairing.elements[index];
    const props =
      one && attributesFor(shape, pattern, one, setBy(pattern, index, covered, one), isInForm);
    if (!props) return undefined;
    if (pattern.takes.includes('as') && one.tag !== pattern.tag)
      attributes.unshift({ name: 'as', value: one.tag });
    attributes.push(...props);
  }
  const as = attributes.filter(({ name }) => name === 'as');
  const fixed = Object.entries({ ...shape.props, ...covered.props }).map(([name, value]) => ({
    name,
    value,
  }));
  const others = attributes.filter(({ name }) => name !== 'as');
  const names = [...fixed, ...others].map(({ name }) => name).filter((name) => name !== SPREAD);
  if (new Set(names).size < names.length) return undefined;
  return {
    shape,
    props: [...as, ...fixed, ...pairing.repeated, ...others],
    rest: covered.rest,
    slots: pairing.slots,
  };
}
