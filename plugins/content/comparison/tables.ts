import type { Coverage, Facts, Size, Speed } from './results.ts';
import { noteOf, shortName, type ComparisonTable } from './text.ts';

export function factsTable(coverage: Coverage): ComparisonTable {
  const facts: Readonly<Record<string, (one: Facts) => string>> = {
    Version: ({ version }) => (version === '0.0.0' ? 'not released' : version),
    React: ({ react }) => react,
    Bulma: ({ bulma }) => bulma,
    'Server components': ({ server }) => server,
    'Module formats': ({ formats }) => formats.join(', '),
    'Side effects': ({ sideEffects }) => sideEffects,
    Types: ({ types }) => (types ? 'included' : 'none'),
    License: ({ license }) => license,
    [`Classes of Bulma ${coverage.bulma}`]: ({ classes }) => `${classes} of ${coverage.classes}`,
    'Other widgets': ({ widgets }) => `${widgets.length} of ${coverage.widgets}`,
  };
  const libraries = Object.entries(coverage.libraries);
  return {
    head: ['Property', ...libraries.map(([name]) => shortName(name))],
    rows: Object.entries(facts).map(([name, textOf]) => [
      name,
      ...libraries.map(([, one]) => textOf(one)),
    ]),
    note: noteOf('coverage', coverage),
  };
}

export function sizeTable(size: Size): ComparisonTable {
  const rows = Object.entries(size.libraries).map(([name, sizes]) => [
    shortName(name),
    `${sizes['Button, kB']} kB`,
    `${sizes['everything, kB']} kB`,
  ]);
  return { head: ['Library', 'Only `Button`', 'Everything'], rows, note: noteOf('size', size) };
}

/** What the table calls a measurement, such as `Node 24 form`. */
const measurement = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/^ode/, 'ode.js');

/** The times of what at least one other library renders too. */
export const sharedSpeeds = ({ browser, servers }: Speed) =>
  Object.entries({ ...browser, ...servers }).flatMap(([name, times]) =>
    Object.keys(times).length > 2 ? [[measurement(name), times] as const] : [],
  );

export function speedTable(speed: Speed): ComparisonTable {
  const libraries = ['bulmatic', ...Object.keys(speed.versions).map(shortName)];
  const rows = sharedSpeeds(speed).map(([name, times]) => [
    name,
    `${times.plain} ms`,
    ...libraries.map((library) => times[library] ?? ''),
  ]);
  const head = ['Measurement', 'HTML', ...libraries.map(shortName)];
  return { head, rows, note: noteOf('speed', speed) };
}
