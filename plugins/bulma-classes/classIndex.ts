import { helperClasses } from './emit.tsx';
import { LEFT_OUT } from './leftOut.ts';
import { placesOfComponents, type Place } from './places.ts';
import { readPropValues } from './propValues.ts';
import { stylesheetClasses } from './stylesheet.ts';
import { componentYields, propYields, type PropYields, type Yield } from './yields.ts';

/** What yields a class: a component by itself, or a prop of some components. */
export interface Source {
  /** The prop with its value, as one writes it; none if the component yields the class by itself. */
  written?: string;
  places: Place[];
}

/** A class of Bulma and all that yields it. */
export interface IndexEntry {
  name: string;
  sources: Source[];
}

/** Many classes of one prop, which are read as a list of their own. */
export interface ClassFamily {
  title: string;
  href: string;
  pairs: { name: string; written: string }[];
}

/** The way from any class of the installed Bulma to the component and prop that yield it. */
export interface ClassIndex {
  entries: IndexEntry[];
  families: ClassFamily[];
  helpers: ClassFamily[];
  leftOut: { names: string[]; reason: string }[];
}

const HELPERS_PAGE = '/docs/api/helpers/usebulmaclasses';

const pairs = (yields: readonly Yield[]) =>
  yields.flatMap(({ written, classes }) => classes.map((name) => ({ name, written })));

const allOf = ({ yields, breakpoints }: PropYields) =>
  pairs([...yields, ...breakpoints.flatMap((one) => one.yields)]);

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

function entriesOf(places: ReadonlyMap<string, Place>): IndexEntry[] {
  const found = new Map<string, Map<string, Place[]>>();
  const add = (name: string, written: string, component: string) => {
    const sources = found.get(name) ?? new Map<string, Place[]>();
    found.set(name, sources);
    const place = places.get(component);
    if (place) sources.set(written, [...(sources.get(written) ?? []), place]);
  };
  for (const { name: component, base, props } of componentYields()) {
    for (const name of base) add(name, '', component);
    for (const { yields } of props) {
      for (const { name, written } of pairs(yields)) add(name, written, component);
    }
  }
  return [...found]
    .map(([name, sources]) => ({
      name,
      sources: [...sources].map(([written, where]) => ({
        ...(written && { written }),
        places: where,
      })),
    }))
    .toSorted(byName);
}

/** Values per breakpoint are many, and each belongs to one prop. */
const familiesOf = (places: ReadonlyMap<string, Place>): ClassFamily[] =>
  componentYields().flatMap(({ name, props }) =>
    props
      .filter(({ breakpoints }) => breakpoints.length > 0)
      .map(({ prop, breakpoints }) => ({
        title: `${places.get(name)?.label} ${prop}`,
        href: `${places.get(name)?.href.split('#')[0]}#${name.toLowerCase()}-${prop.toLowerCase()}`,
        pairs: pairs(breakpoints.flatMap((one) => one.yields)),
      })),
  );

const helpersOf = (): ClassFamily[] =>
  Object.entries(readPropValues().helpers).map(([prop, values]) => ({
    title: prop,
    href: `${HELPERS_PAGE}#prop-${prop.toLowerCase()}`,
    pairs: allOf(propYields(prop, values, (value) => helperClasses(prop, value))),
  }));

/** Builds the index by running all components over all values of their props. */
export function classIndex(): ClassIndex {
  const places = placesOfComponents();
  const index = { entries: entriesOf(places), families: familiesOf(places), helpers: helpersOf() };
  const covered = new Set([
    ...index.entries.map(({ name }) => name),
    ...[...index.families, ...index.helpers].flatMap((one) => one.pairs.map(({ name }) => name)),
  ]);
  const missing = [...stylesheetClasses()].filter((name) => !covered.has(name));
  const leftOut = LEFT_OUT.map(({ classes, reason }) => ({
    names: missing.filter((name) => classes.test(name)),
    reason,
  }));
  return { ...index, leftOut };
}
