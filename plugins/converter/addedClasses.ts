import { isDeepStrictEqual } from 'node:util';
import {
  elementsOf,
  type ClassValues,
  type Effect,
  type Shape,
  type ShapeElement,
} from '../../convert/src/mapping.ts';
import type { Component, Prop } from '../library/catalogue.ts';
import type { PropValue } from '../library/values.ts';
import { outline } from './outline.ts';
import type { Run } from './probe.ts';

/** Lists the items that have fields, by index. */
const sparse = <Item extends object>(items: readonly Item[]): Record<number, Item> =>
  Object.fromEntries(Object.entries(items).filter(([, item]) => Object.keys(item).length));

/** What a value of a prop adds; nothing if it adds no class, or changes which elements there are. */
function effectOf(prop: Prop, value: PropValue, root: ShapeElement, run: Run): Effect | undefined {
  const changed = run({ [prop.name]: value });
  if (!changed || !isDeepStrictEqual(outline(changed), outline(root))) return undefined;
  const before = elementsOf(root);
  const after = elementsOf(changed);
  const classes = sparse(
    after.map((one, index) => one.classes.filter((name) => !before[index]?.classes.includes(name))),
  );
  const attributes = after.map((one, index) =>
    Object.fromEntries(
      Object.entries(one.attributes).filter(
        ([key, text]) => before[index]?.attributes[key] !== text,
      ),
    ),
  );
  if (!Object.keys(classes).length) return undefined;
  return { prop: prop.name, value, classes, attributes: sparse(attributes) };
}

/** The classes and attributes that each value of each prop adds, unless the prop changes which elements there are. */
export function effectsOf(
  component: Component,
  taken: readonly string[],
  root: ShapeElement,
  run: Run,
): Pick<Shape, 'values' | 'effects'> {
  const simple = new Map<string, ClassValues & { values: Record<string, PropValue> }>();
  const effects: Effect[] = [];
  for (const prop of component.props) {
    // HTML has only the initial state, so `open` is left to `defaultOpen`.
    const initial = `default${prop.name[0]?.toUpperCase()}${prop.name.slice(1)}`;
    if (taken.includes(prop.name) || component.props.some(({ name }) => name === initial)) continue;
    for (const value of prop.values) {
      const effect = effectOf(prop, value, root, run);
      if (!effect) continue;
      const [[index = '', [name = '', ...others] = []] = [], ...rest] = Object.entries(
        effect.classes,
      );
      if (others.length || rest.length || Object.keys(effect.attributes).length)
        effects.push(effect);
      else {
        const key = prop.name + index;
        const known = simple.get(key) ?? { prop: prop.name, element: Number(index), values: {} };
        // If two values add the same class, such as `true` and a text, the first is kept.
        simple.set(key, { ...known, values: { [name]: value, ...known.values } });
      }
    }
  }
  return { values: [...simple.values()], effects };
}
