import type { BulmaVariables } from '../bulma-css/variables.ts';
import type { Component, Prop } from '../catalogue/index.ts';
import type { Yield } from '../catalogue/yields.ts';
import { heading, referenceTable } from './markdown.mts';

/** What one writes, and the classes that it yields. */
type Pair = readonly [written: string, classes: string];

const pairOf = ({ written, classes }: Yield): Pair => [written, classes.join(' ')];
const isSwitch = ({ yields, breakpoints }: Prop) => breakpoints.length === 0 && yields.length === 1;

function groupsOf(label: string, all: readonly Prop[]) {
  const props = all.filter(({ pattern }) => pattern.length > 0);
  const switches = props.filter(isSwitch).flatMap(({ yields }) => yields);
  const rest = props.filter((one) => !isSwitch(one));
  return [
    ...rest.map(({ name, yields, breakpoints }) => ({
      title: `${label}: ${name}`,
      pairs: yields.map(pairOf),
      breakpoints: breakpoints.map((one) => ({
        breakpoint: one.breakpoint,
        pairs: one.yields.map(pairOf),
      })),
    })),
    ...(switches.length
      ? [{ title: `${label}: on or off`, pairs: switches.map(pairOf), breakpoints: [] }]
      : []),
  ];
}

/**
 * Which class each component and prop of a page yields, and the CSS variables of its part of Bulma; nothing for a helper
 * that has no classes.
 */
export function classesSection(
  components: readonly Component[],
  { own, read }: BulmaVariables,
): string[] {
  const elements = components
    .filter(({ base }) => base.length > 0)
    .map(({ label, base }): Pair => [`<${label}>`, base.join(' ')]);
  const groups = [
    { title: 'By itself', pairs: elements, breakpoints: [] },
    ...components.flatMap(({ label, props }) => groupsOf(label, props)),
  ];
  if (groups.every(({ pairs }) => pairs.length === 0)) return [];
  return [
    heading(2, 'Bulma classes', 'bulma-classes'),
    `<BulmaClasses groups={${JSON.stringify(groups)}} />`,
    own.length ? heading(2, 'CSS variables', 'css-variables') : '',
    own.length
      ? 'Give any of these another value, in `style` or in a rule of your own for the element:'
      : '',
    own.length
      ? referenceTable(
          ['Variable', 'Value in Bulma'],
          own.map(({ name, value }) => [`\`${name}\``, `\`${value}\``]),
        )
      : '',
    read.length
      ? `Bulma’s theme provides what ${own.length ? 'they are made of' : 'this part of Bulma reads'}: ${read
          .map((name) => `\`${name}\``)
          .join(', ')}.`
      : '',
  ];
}
