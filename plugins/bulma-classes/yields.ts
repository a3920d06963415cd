import { addedClasses, emittedClasses } from './emit.tsx';
import { readPropValues, type PropValue } from './propValues.ts';
import { stylesheetClasses } from './stylesheet.ts';

/** A value of a prop as one writes it, and the classes that it yields. */
export interface Yield {
  written: string;
  classes: string[];
}

/** What the values of one prop yield, by breakpoint; `base` holds where none is named. */
export interface PropYields {
  prop: string;
  yields: Yield[];
  breakpoints: { breakpoint: string; yields: Yield[] }[];
}

/** What a component yields by itself, and by its own props. */
export interface ComponentYields {
  name: string;
  base: string[];
  props: PropYields[];
}

/** A prop with a value, as it stands in JSX. */
export function written(prop: string, value: PropValue): string {
  if (value === true) return prop;
  if (typeof value === 'string') return `${prop}="${value}"`;
  return `${prop}={${printed(value)}}`;
}

const printed = (value: PropValue): string =>
  typeof value === 'object'
    ? `{ ${Object.entries(value)
        .map(([key, one]) => `${key}: ${printed(one)}`)
        .join()} }`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);

const order = [...stylesheetClasses()];
const place = ({ classes: [name = ''] }: Yield) => order.indexOf(name);
/** TypeScript hands values out in the order in which it first met them; Bulma's own reads better. */
const sorted = (yields: Yield[]) =>
  yields.filter(({ classes }) => classes.length > 0).toSorted((a, b) => place(a) - place(b));

const breakpointOf = (value: PropValue) =>
  typeof value === 'object' ? (Object.keys(value)[0] ?? 'base') : 'base';

/** What each value of a prop yields, by whatever tells the classes of one value. */
export function propYields(
  prop: string,
  values: readonly PropValue[],
  classesOf: (value: PropValue) => string[],
): PropYields {
  const by = new Map<string, Yield[]>();
  for (const value of values) {
    const breakpoint = breakpointOf(value);
    const isRepeated = breakpoint === 'base' && typeof value === 'object';
    if (isRepeated) continue;
    const one = { written: written(prop, value), classes: classesOf(value) };
    by.set(breakpoint, [...(by.get(breakpoint) ?? []), one]);
  }
  const { base = [], ...rest } = Object.fromEntries(by);
  return {
    prop,
    yields: sorted(base),
    breakpoints: Object.entries(rest).map(([breakpoint, yields]) => ({
      breakpoint,
      yields: sorted(yields),
    })),
  };
}

const hasAny = ({ yields, breakpoints }: PropYields) =>
  yields.length > 0 || breakpoints.some((one) => one.yields.length > 0);

let known: ComponentYields[] | undefined;

/** Which classes each component and part yields, found by running it over all values of its props. */
export function componentYields(): ComponentYields[] {
  known ??= readPropValues().components.map(({ name, own }) => ({
    name,
    base: emittedClasses(name, {}),
    props: Object.entries(own)
      .map(([prop, values]) => propYields(prop, values, (one) => addedClasses(name, prop, one)))
      .filter(hasAny),
  }));
  return known;
}
