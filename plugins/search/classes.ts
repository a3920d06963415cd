import { catalogue } from '../library/catalogue.ts';
import { bulmaRules } from '../library/bulma/rules.ts';
import { classIndex } from '../reference/classIndex.ts';

/** Where all variables that components share are explained. */
const THEMING = '/docs/guides/theming';

/** A class or a variable, and a place where it can be set: how that is written, its page and its address. */
type Row = readonly [name: string, written: string, page: string, href: string];

/** The classes of components and their props. */
function rowsOfComponents(): Row[] {
  const nameOf = new Map(catalogue().components.map(({ label, name }) => [label, name]));
  const { entries } = classIndex();
  return entries.flatMap(({ name, sources }) =>
    sources.flatMap(({ written = '', components }) =>
      components.map(({ label, href }): Row => {
        const [route] = href.split('#');
        const [prop = ''] = written.split('=');
        const place = `${route}#${nameOf.get(label)}-${prop}`.toLowerCase();
        return [name, written, label, written ? place : href];
      }),
    ),
  );
}

/** The classes of props with values per breakpoint, and of the helper props. */
function rowsOfFamilies(): Row[] {
  const { families, helpers } = classIndex();
  return [...families, ...helpers].flatMap(({ title, href, pairs }) =>
    pairs.map(({ name, written }): Row => [name, written, title, href]),
  );
}

function rowsOfVariables(): Row[] {
  const { modules } = catalogue();
  const own = modules.flatMap(({ name, api, variables }) =>
    variables.own.map((one): Row => [one.name, '', name, `${api}#css-variables`]),
  );
  const known = new Set(own.map(([name]) => name));
  const bodies = bulmaRules().map(({ body }) => body);
  const shared = new Set(bodies.join().match(/--bulma-[\w-]+/g));
  const ofTheme = [...shared].filter((name) => !known.has(name)).toSorted();
  return [...own, ...ofTheme.map((name): Row => [name, '', 'Theming', THEMING])];
}

/** Every class and variable of Bulma, and where to set it. */
export const classRows = (): Row[] => [
  ...rowsOfComponents(),
  ...rowsOfFamilies(),
  ...rowsOfVariables(),
];
