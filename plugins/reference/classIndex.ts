import { catalogue, type Component, type Prop } from '../library/catalogue.ts';
import type { Yield } from '../library/yields.ts';
import { LEFT_OUT } from './leftOut.ts';

/** What yields a class: a component by itself, or a prop of some components. */
export interface Source {
  /** The prop with its value, as one writes it; none if the component yields the class by itself. */
  written?: string;
  components: Pick<Component, 'label' | 'href'>[];
}

/** A class of Bulma and all that yields it. */
export interface IndexEntry {
  name: string;
  sources: Source[];
}

/** The many classes of one prop, which are shown as a list of their own. */
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

const HELPERS_PAGE = '/docs/guides/helper-props';

const pairs = (yields: readonly Yield[]) =>
  yields.flatMap(({ written, classes }) => classes.map((name) => ({ name, written })));

const allOf = ({ yields, breakpoints }: Prop) =>
  pairs([...yields, ...breakpoints.flatMap((one) => one.yields)]);

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

function entriesOf(components: readonly Component[]): IndexEntry[] {
  const found = new Map<string, Map<string, Source['components']>>();
  const add = (name: string, written: string, { label, href }: Component) => {
    const sources = found.get(name) ?? new Map<string, Source['components']>();
    found.set(name, sources);
    sources.set(written, [...(sources.get(written) ?? []), { label, href }]);
  };
  for (const component of components) {
    for (const name of component.base) add(name, '', component);
    for (const { yields } of component.props) {
      for (const { name, written } of pairs(yields)) add(name, written, component);
    }
  }
  return [...found]
    .map(([name, sources]) => ({
      name,
      sources: [...sources].map(([written, where]) => ({
        ...(written && { written }),
        components: where,
      })),
    }))
    .toSorted(byName);
}

/** A list for each prop with values per breakpoint, which yields too many classes for the index itself. */
const familiesOf = (components: readonly Component[]): ClassFamily[] =>
  components.flatMap(({ name, label, href, props }) =>
    props
      .filter(({ breakpoints }) => breakpoints.some(({ yields }) => yields.length > 0))
      .map(({ name: prop, breakpoints }) => ({
        title: `${label} ${prop}`,
        href: `${href.split('#')[0]}#${name.toLowerCase()}-${prop.toLowerCase()}`,
        pairs: pairs(breakpoints.flatMap((one) => one.yields)),
      })),
  );

const helpersOf = (helpers: readonly Prop[]): ClassFamily[] =>
  helpers.map((prop) => ({
    title: prop.name,
    href: `${HELPERS_PAGE}#prop-${prop.name.toLowerCase()}`,
    pairs: allOf(prop),
  }));

/** Builds the index from what all components yield for all values of their props. */
export function classIndex(): ClassIndex {
  const { components, helpers, bulmaClasses } = catalogue();
  const index = {
    entries: entriesOf(components),
    families: familiesOf(components),
    helpers: helpersOf(helpers),
  };
  const covered = new Set([
    ...index.entries.map(({ name }) => name),
    ...[...index.families, ...index.helpers].flatMap((one) => one.pairs.map(({ name }) => name)),
  ]);
  const missing = bulmaClasses.filter((name) => !covered.has(name));
  const leftOut = LEFT_OUT.map(({ classes, reason }) => ({
    names: missing.filter((name) => classes.test(name)),
    reason,
  }));
  return { ...index, leftOut };
}
