import type { JsxLiteral } from './jsx.ts';
import { MAPPING } from './known.ts';
import { elementsOf, type Effect, type Shape } from './mapping.ts';

/** The classes of some HTML, said with props. */
export interface Cover {
  props: Record<string, JsxLiteral>;
  /** The effects of them that are more than one class. */
  effects: Effect[];
  /** The classes that no prop sets. */
  rest: string[];
}

/** One prop that would explain some classes: each is an element's index and a class. */
interface Choice {
  prop: string;
  value: JsxLiteral;
  classes: (readonly [element: number, name: string])[];
  effect?: Effect;
}

/** Trying more is no use: no element of a page that somebody wrote has so many classes. */
const MOST_STEPS = 2000;

const helperClasses = new Map<string, Choice[]>();
for (const [prop, values] of Object.entries(MAPPING.helpers)) {
  for (const [name, value] of Object.entries(values)) {
    const choice = { prop, value, classes: [] };
    helperClasses.set(name, [...(helperClasses.get(name) ?? []), choice]);
  }
}

/** Whether a class is one that some helper prop sets. */
export const isHelperClass = (name: string) => helperClasses.has(name);

const keyOf = (element: number, name: string) => `${element}.${name}`;

/** The props that would explain a class, those that explain more of them first. */
function choicesFor(
  shape: Shape,
  element: number,
  name: string,
  given: ReadonlySet<string>,
): Choice[] {
  const effects = shape.effects.flatMap((effect): Choice[] => {
    const classes = Object.entries(effect.classes).flatMap(([index, names]) =>
      names.map((one) => [Number(index), one] as const),
    );
    const isWhole = classes.every(([index, one]) => given.has(keyOf(index, one)));
    const isAbout = classes.some(([index, one]) => index === element && one === name);
    return isWhole && isAbout ? [{ prop: effect.prop, value: effect.value, classes, effect }] : [];
  });
  const values = shape.values.flatMap((one): Choice[] => {
    const value = one.element === element ? one.values[name] : undefined;
    return value === undefined ? [] : [{ prop: one.prop, value, classes: [[element, name]] }];
  });
  const own = new Set([...shape.values, ...shape.effects].map(({ prop }) => prop));
  const takesHelpers =
    shape.takesHelpers && elementsOf(shape.root)[element]?.takes.includes('className');
  const helpers = takesHelpers
    ? (helperClasses.get(name) ?? []).filter(({ prop }) => !own.has(prop))
    : [];
  return [
    ...effects.toSorted((a, b) => b.classes.length - a.classes.length),
    ...values,
    ...helpers.map((one): Choice => ({ ...one, classes: [[element, name]] })),
  ];
}

const breakpointsOf = (value: JsxLiteral): Record<string, JsxLiteral> =>
  typeof value === 'object' && value !== null ? value : { base: value };

/** Finds the props that set as many of some classes as possible. */
export function cover(
  shape: Shape,
  classes: readonly (readonly [element: number, name: string])[],
): Cover {
  const given = new Set(classes.map(([element, name]) => keyOf(element, name)));
  let best: { chosen: Choice[]; rest: string[] } = {
    chosen: [],
    rest: classes.map(([, name]) => name),
  };
  let cost = Infinity;
  let steps = 0;
  const search = (left: typeof classes, chosen: Choice[], rest: string[]) => {
    const now = rest.length * 1000 + chosen.length;
    if (now >= cost || steps++ > MOST_STEPS) return;
    const [next, ...others] = left;
    if (!next) {
      best = { chosen, rest };
      cost = now;
      return;
    }
    for (const choice of choicesFor(shape, ...next, given)) {
      const taken = Object.keys(breakpointsOf(choice.value));
      const isTaken = chosen.some(
        ({ prop, value }) =>
          prop === choice.prop &&
          Object.keys(breakpointsOf(value)).some((one) => taken.includes(one)),
      );
      if (isTaken) continue;
      const covers = new Set(choice.classes.map(([element, name]) => keyOf(element, name)));
      search(
        others.filter(([element, name]) => !covers.has(keyOf(element, name))),
        [...chosen, choice],
        rest,
      );
    }
    search(others, chosen, [...rest, next[1]]);
  };
  search(classes, [], []);
  const props: Record<string, JsxLiteral> = {};
  for (const { prop, value } of best.chosen) {
    const before = props[prop];
    props[prop] =
      before === undefined ? value : { ...breakpointsOf(before), ...breakpointsOf(value) };
  }
  return { props, effects: best.chosen.flatMap(({ effect }) => effect ?? []), rest: best.rest };
}
