import { ANY, Candidates } from './candidates.ts';
import { fit, type Fit } from './fit.ts';
import { MAPPING } from './known.ts';
import { elementsOf, type Shape } from './mapping.ts';
import { DEEP_PARTS, ONLY_IN, ONLY_WITH_PROPS, TRANSPARENT } from './rules.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

/** A component around what is converted, and whether plain elements stand between. */
export interface Around {
  label: string;
  props: readonly { name: string; value: unknown }[];
  /** What it is made of; nothing if it was a component already. */
  element?: HtmlElement;
}

/** Where an element stands. */
export interface Context {
  /** The components around it, from the outside in. */
  around: readonly Around[];
  /** Whether the last of them is its parent. */
  isDirect: boolean;
  isInForm: boolean;
}

type Parent = Shape['parents'][number];

const hasProps = ({ props }: Around, parent: Parent) =>
  Object.entries(parent.props).every(([name, value]) =>
    props.some((one) => one.name === name && one.value === value),
  );

/** Whether the components that must surround a part do so; of each kind, the next one counts. */
function isInside(parents: readonly Parent[], around: readonly Around[]): boolean {
  let left = around;
  for (const parent of parents.toReversed()) {
    const index = left.findLastIndex(({ label }) => label === parent.label);
    const found = left[index];
    if (!found || !hasProps(found, parent)) return false;
    left = left.slice(0, index);
  }
  return true;
}

const classless = new Set(
  MAPPING.shapes.filter(({ root }) => elementsOf(root).every(({ classes }) => !classes.length)),
);

/** Whether a part without a class of its own can be told from a plain element where it stands. */
function isRecognizable(shape: Shape, { around, isDirect }: Context): boolean {
  if (!classless.has(shape) || DEEP_PARTS.includes(shape.label)) return true;
  const nearest = around.findLast(({ label }) => !TRANSPARENT.includes(label))?.label;
  return isDirect && (nearest === shape.parents.at(-1)?.label || nearest === shape.label);
}

/** What a label can name. */
const CONTROL = /^(button|input|meter|output|progress|select|textarea)$/;
const LABEL = 'Field.Label';

/** The first label of a field. */
function labelIn(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (node.kind !== 'element' || node.classes.includes('field')) continue;
    const found = isLabel(node) ? node : labelIn(node.children);
    if (found) return found;
  }
  return undefined;
}

const isLabel = ({ tag, classes }: HtmlElement) => tag === 'label' && classes.includes('label');

const hasControl = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(
    (node) => node.kind === 'element' && (CONTROL.test(node.tag) || hasControl(node.children)),
  );

/** Whether a label names what the component would let it name: the control that it has, or the first one in the field. */
function isOwnLabel(element: HtmlElement, { around }: Context): boolean {
  const label = isLabel(element) ? element : labelIn(element.children);
  if (!label || label.attributes.for) return true;
  const field = around.findLast((one) => one.label === 'Field')?.element;
  return labelIn(field?.children ?? [label]) === label && !hasControl(label.children);
}

function isPossible(shape: Shape, element: HtmlElement, context: Context): boolean {
  if (!shape.root.classes.every((name) => element.classes.includes(name))) return false;
  const places = ONLY_IN[shape.label];
  const nearest = context.around.at(-1)?.label ?? '';
  if (places && !(context.isDirect && places.includes(nearest))) return false;
  if (shape.notIn.length && isInside(shape.notIn, context.around)) return false;
  if (shape.label === LABEL && !isOwnLabel(element, context)) return false;
  return isInside(shape.parents, context.around) && isRecognizable(shape, context);
}

/** The more of the HTML a shape tells apart, the better it is. */
function rank({ shape, rest }: Fit, { classes }: HtmlElement): number[] {
  const elements = elementsOf(shape.root);
  const isText = elements.some(({ children }) =>
    children.some((child) => 'text' in child && child.text.trim()),
  );
  const position = classes.findIndex((name) => shape.root.classes.includes(name));
  return [
    -position,
    -rest.length,
    shape.parents.length,
    Number(isText),
    elements.length,
    shape.root.classes.length,
  ];
}

const compare = (a: readonly number[], b: readonly number[]) =>
  a.map((one, index) => (b[index] ?? 0) - one).find((difference) => difference !== 0) ?? 0;

const candidates = new Candidates(MAPPING.shapes, ({ root, tags }) => {
  const [name] = root.classes;
  if (name !== undefined) return `.${name}`;
  return root.takes.includes('as') || tags.length ? ANY : root.tag;
});

/** Finds the component that makes an element, and its props; nothing if there is none. */
export function match(element: HtmlElement, context: Context): Fit | undefined {
  const possible = candidates.of(element).filter((shape) => isPossible(shape, element, context));
  if (!possible.length) return undefined;
  // A part that is another one in its place is that one only.
  const bound = new Set(possible.filter(({ parents }) => parents.length).map(({ label }) => label));
  const [best] = possible
    .filter(({ label, parents }) => parents.length || !bound.has(label))
    .flatMap((shape) => fit(shape, element, context.isInForm) ?? [])
    .toSorted((a, b) => compare(rank(a, element), rank(b, element)));
  const isNeedless = best && ONLY_WITH_PROPS.includes(best.shape.label);
  if (!isNeedless) return best;
  const set = new Set([...best.shape.values, ...best.shape.effects].map(({ prop }) => prop));
  return best.props.some(({ name }) => set.has(name) || name in MAPPING.helpers) ? best : undefined;
}
