import { reactAttribute } from '../../attributes.ts';
import type { Fit } from '../../fit.ts';
import { SPREAD, type JsxAttribute, type JsxLiteral } from '../../jsx.ts';
import { MAPPING } from '../../known.ts';
import { match, type Context } from '../../match.ts';
import { ONLY_WITH_PROPS } from '../../rules.ts';
import type { HtmlElement } from '../../tree.ts';
import { propOf } from '../known.ts';
import type { t } from '../syntax.ts';
import { leavesOf, merged, type Tree } from './choices.ts';
import type { ClassPart } from './classes.ts';
import type { Case } from './print.ts';
import { viewOf, type Lists, type View, type ViewAttribute } from './view.ts';

/** A class that stands for those which are known only when the app runs. */
const UNKNOWN = 'class-of-the-app';

/** A prop that depends on a condition. */
export interface ChosenProp {
  name: string;
  tree: Tree;
  valueOf: (leaf: string[]) => Case;
}

/** An attribute of the source, and what the component calls it. */
export interface KeptAttribute extends ViewAttribute {
  as: string;
  /** The number that a text stands for, where React wants one. */
  number?: number;
  owner: t.JSXElement;
}

/** A part of a class list, and whose it is. */
interface Part {
  owner: t.JSXElement;
  part: ClassPart;
}

/** The component that renders an element in JSX. */
export interface Component {
  fit: Fit;
  /** The elements that it renders itself, itself first. */
  owners: t.JSXElement[];
  view: View;
  /** The props that take the place of classes and of other things that it sets by itself. */
  props: JsxAttribute[];
  chosen: ChosenProp[];
  kept: KeptAttribute[];
  /** What is left of a `className`, and whose it was. */
  rest: { owner: t.JSXElement; classes: string[]; parts: ClassPart[] };
}

/** The elements that a component renders itself: those that are no content. */
function consumedIn({ slots }: Fit, root: HtmlElement): HtmlElement[] {
  const content = new Set([...slots.values()].flatMap(({ nodes }) => nodes));
  const inside = (element: HtmlElement): HtmlElement[] => [
    element,
    ...element.children.flatMap((one) =>
      one.kind === 'element' && !content.has(one) ? inside(one) : [],
    ),
  ];
  return inside(root);
}

/** The names of the props that a component has for itself. */
function ownNames({ shape }: Fit): ReadonlySet<string> {
  const names = [...shape.effects, ...shape.values].map(({ prop }) => prop);
  const helpers = shape.takesHelpers ? Object.keys(MAPPING.helpers) : [];
  return new Set([...names, ...helpers, ...Object.keys(shape.props), 'as']);
}

/** The attributes of the source that a component gets, and its other props; nothing if a name would get lost. */
function sortProps(fit: Fit, view: View, consumed: readonly HtmlElement[]) {
  const left = new Set(fit.props);
  const own = ownNames(fit);
  const kept: KeptAttribute[] = [];
  for (const element of consumed) {
    for (const one of view.attributes.get(element) ?? []) {
      const { name } = reactAttribute(element, one.html, one.text);
      const found = [...left].find(
        (prop) =>
          (prop.name === name && !own.has(name) && name !== SPREAD) ||
          ((prop.value === one.text || prop.value === Number(one.text)) &&
            one.text !== '' &&
            !(prop.name in MAPPING.helpers)) ||
          (prop.name === SPREAD && name === SPREAD && one.html in (prop.value as object)),
      );
      if (!found) continue;
      left.delete(found);
      const as = found.name === name || name === SPREAD ? one.name : found.name;
      if (own.has(as) && as === one.name) return undefined;
      const { literal = '' } = one;
      const { value } = reactAttribute(element, one.name, literal);
      kept.push({
        ...one,
        as,
        owner: view.sources.get(element) as t.JSXElement,
        ...(literal && typeof value === 'number' && { number: value }),
      });
    }
  }
  return { kept, props: [...left] };
}

/** Whether a component renders more than the HTML that an element is given as a text. */
function losesHtml({ shape }: Fit, owners: readonly t.JSXElement[]): boolean {
  const isHtml = owners.some(({ openingElement: { attributes } }) =>
    attributes.some(
      (one) => one.type === 'JSXAttribute' && one.name.name === 'dangerouslySetInnerHTML',
    ),
  );
  const [only, ...others] = shape.root.children;
  const isPlain = only !== undefined && 'slot' in only && !others.length;
  return isHtml && (!isPlain || propOf(shape.label, 'onClose') !== undefined);
}

const literalIn = (props: readonly JsxAttribute[], name: string): Case =>
  props.find((one) => one.name === name)?.value as JsxLiteral | undefined;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Finds the component that renders an element, whatever the conditions in its classes are. */
export function componentFor(
  node: t.JSXElement,
  context: Context,
  lists: Lists,
  code: string,
): Component | undefined {
  const fitWith = (more: ReadonlyMap<t.Node, readonly string[]>) => {
    const view = viewOf(node, (one) => [
      ...new Set([...(lists(one)?.classes ?? []), ...(more.get(one) ?? [])]),
    ]);
    const fit = match(view.element, context);
    return fit && { fit, view };
  };
  const base = fitWith(new Map()) ?? needlessBase();
  if (!base) return undefined;
  const { fit, view } = base;
  const consumed = consumedIn(fit, view.element);
  const owners = consumed.map((one) => view.sources.get(one) as t.JSXElement);
  const sorted = sortProps(fit, view, consumed);
  if (!sorted || losesHtml(fit, owners)) return undefined;

  const chosen: (ChosenProp & Part)[] = [];
  const rest: Part[] = [];
  for (const owner of owners)
    for (const part of lists(owner)?.parts ?? []) {
      const props = part.kind === 'choice' ? choose(part.tree, owner) : undefined;
      if (!props) rest.push({ owner, part });
      else chosen.push(...props.map((one) => ({ ...one, part, owner })));
    }

  /** A part that is a plain element unless it has props, in a case where it has some. */
  function needlessBase() {
    const leaves = (lists(node)?.parts ?? []).flatMap((part) =>
      part.kind === 'choice' ? leavesOf(part.tree) : [],
    );
    const found = leaves.map((leaf) => fitWith(new Map([[node, leaf]])));
    return found.find((one) => one && ONLY_WITH_PROPS.includes(one.fit.shape.label));
  }

  function ownerOf(part: ClassPart) {
    return owners.find((one) => lists(one)?.parts.includes(part)) ?? node;
  }

  function choose(tree: Tree, owner: t.JSXElement): ChosenProp[] | undefined {
    const cases = leavesOf(tree).map((leaf) => {
      const one = fitWith(new Map([[owner, leaf]]));
      if (!one && ONLY_WITH_PROPS.includes(fit.shape.label)) return { leaf, props: [] };
      const isLike = one?.fit.shape.label === fit.shape.label && isSame(one.fit.rest, fit.rest);
      const props =
        one && isLike
          ? sortProps(one.fit, one.view, consumedIn(one.fit, one.view.element))
          : undefined;
      return props && { leaf, props: props.props };
    });
    if (!cases.every((one) => one !== undefined)) return undefined;
    const names = new Set(cases.flatMap(({ props }) => props.map(({ name }) => name)));
    const differing = [...names].filter((name) =>
      cases.some(({ props }) => !isSame(literalIn(props, name), literalIn(cases[0]!.props, name))),
    );
    if (!differing.length || differing.includes('as')) return undefined;
    return differing.map((name) => ({
      // What depends on a condition may change later.
      name: name === 'defaultOpen' ? 'open' : name,
      tree,
      valueOf: (leaf) => literalIn(cases.find((one) => isSame(one.leaf, leaf))?.props ?? [], name),
    }));
  }

  // One prop cannot say two things at once: conditions that exclude each other can, or else `className`.
  const doubled = new Map<string, (ChosenProp & Part)[]>();
  for (const one of chosen) doubled.set(one.name, [...(doubled.get(one.name) ?? []), one]);
  const undone = new Set<ClassPart>();
  const single: ChosenProp[] = [];
  for (const [, ones] of [...doubled].filter(([, { length }]) => length > 1)) {
    const { owner } = ones[0]!;
    const isOne = ones.every((one) => one.owner === owner);
    const trees = ones.map((one) => one.tree);
    const tree = isOne ? merged(trees, code) : undefined;
    const [prop, ...others] = (tree && choose(tree, owner)) ?? [];
    if (prop && !others.length) single.push(prop);
    else for (const { part } of ones) undone.add(part);
  }
  for (const one of chosen)
    if (!undone.has(one.part) && doubled.get(one.name)?.length === 1) single.push(one);
  for (const part of undone) rest.push({ part, owner: ownerOf(part) });

  const restOwners = new Set(rest.map(({ owner }) => owner));
  if (restOwners.size > 1) return undefined;
  const [restOwner] = restOwners;
  const taker = owners.find((one) => lists(one)?.classes.some((name) => fit.rest.includes(name)));
  const owner = restOwner ?? taker ?? node;
  if (restOwner) {
    const withUnknown = fitWith(new Map([[restOwner, [UNKNOWN]]]));
    if (withUnknown?.fit.shape.label !== fit.shape.label) return undefined;
    if (!withUnknown.fit.rest.includes(UNKNOWN)) return undefined;
  }
  return {
    fit,
    owners,
    view,
    props: sorted.props.filter(({ name }) => !single.some((one) => one.name === name)),
    chosen: single,
    kept: sorted.kept,
    rest: { owner, classes: fit.rest, parts: rest.map(({ part }) => part) },
  };
}
