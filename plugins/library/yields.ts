import { bulmaClasses } from './bulma/classes.ts';
import type { PropValue } from './values.ts';

/** A value of a prop, as it is written in JSX, and the classes that it yields. */
export interface Yield {
  value: PropValue;
  written: string;
  classes: string[];
}

/** The classes that the values of one prop yield. */
export interface PropYields {
  /** Values that hold at every width. */
  yields: Yield[];
  breakpoints: { breakpoint: string; yields: Yield[] }[];
  /** The classes in short, for a table: `is-{value}`, `is-{value}-{breakpoint}`. */
  pattern: string[];
}

/** A value as JavaScript has it: `'half'`, `3`, `{ mobile: true }`. */
export const printed = (value: PropValue): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${printed(one)}`);
  return `{ ${entries.join()} }`;
};

/** A prop with a value, as it stands in JSX. */
function written(prop: string, value: PropValue): string {
  if (value === true) return prop;
  if (typeof value === 'string') return `${prop}="${value}"`;
  return `${prop}={${printed(value)}}`;
}

const order = [...bulmaClasses()];
const rank = ({ classes: [name = ''] }: Yield) => order.indexOf(name);
/** TypeScript lists values in the order in which it first met them; that of Bulma reads better. */
const sorted = (yields: Yield[]) =>
  yields.filter(({ classes }) => classes.length > 0).toSorted((a, b) => rank(a) - rank(b));

const breakpointOf = (value: PropValue) =>
  typeof value === 'object' ? (Object.keys(value)[0] ?? 'base') : 'base';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The classes with placeholders for the value and for the breakpoint, if there is one. */
function patternOf({ value, classes }: Yield): string[] {
  const breakpoint = breakpointOf(value);
  const [one] = typeof value === 'object' ? Object.values(value) : [value];
  const end = `-${kebabCase(breakpoint)}`;
  const open = (name: string) =>
    breakpoint === 'base' ? name : name.replace(new RegExp(`${end}$`), '-{breakpoint}');
  if (typeof one !== 'string' && typeof one !== 'number') return classes.map(open);
  return classes.map((name) => open(name).replace(new RegExp(`^(.*)-${one}(?=$|-)`), '$1-{value}'));
}

/** What each value of a prop yields, given a function that knows the classes of one value. */
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
    const one = { value, written: written(prop, value), classes: classesOf(value) };
    by.set(breakpoint, [...(by.get(breakpoint) ?? []), one]);
  }
  const { base = [], ...rest } = Object.fromEntries(by);
  return {
    yields: sorted(base),
    breakpoints: Object.entries(rest).map(([breakpoint, yields]) => ({
      breakpoint,
      yields: sorted(yields),
    })),
    pattern: [...new Set([...by.values()].flat().flatMap(patternOf))],
  };
}
