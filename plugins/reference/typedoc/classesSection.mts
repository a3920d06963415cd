import type { BulmaVariables } from '../../library/bulma/variables.ts';
import type { Component, Prop } from '../../library/catalogue.ts';
import type { Yield } from '../../library/yields.ts';
import { heading, referenceTable, slug } from './markdown.mts';

/** A prop as written in JSX, and its classes. */
type Pair = readonly [written: string, classes: string];

const pairOf = ({ written, classes }: Yield): Pair => [written, classes.join(' ')];
const isSwitch = ({ yields, breakpoints }: Prop) => breakpoints.length === 0 && yields.length === 1;

interface ClassGroup {
  /** What the pairs have in common. */
  title: string;
  pairs: readonly Pair[];
  /** Pairs that hold from one breakpoint on. */
  breakpoints: readonly { breakpoint: string; pairs: readonly Pair[] }[];
}

function groupsOf({ label, props }: Component): ClassGroup[] {
  const withClasses = props.filter(({ pattern }) => pattern.length > 0);
  const switches = withClasses.filter(isSwitch).flatMap(({ yields }) => yields);
  const rest = withClasses.filter((one) => !isSwitch(one));
  const groups = rest.map(({ name, yields, breakpoints }) => ({
    title: `${label} ${name}`,
    pairs: yields.map(pairOf),
    breakpoints: breakpoints.map((one) => ({
      breakpoint: one.breakpoint,
      pairs: one.yields.map(pairOf),
    })),
  }));
  if (switches.length === 0) return groups;
  return [...groups, { title: `${label} switches`, pairs: switches.map(pairOf), breakpoints: [] }];
}

function groupSection({ title, ...group }: ClassGroup): string[] {
  const anchor = `classes-${slug(...title.split(/[ .]/))}`;
  return [heading(3, title, anchor), `<BulmaClasses {...${JSON.stringify(group)}} />`];
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
  const base = { title: 'Without props', pairs: elements, breakpoints: [] };
  const groups = [...(elements.length ? [base] : []), ...components.flatMap(groupsOf)];
  if (groups.length === 0) return [];
  return [
    heading(2, 'Bulma classes', 'bulma-classes'),
    ...groups.flatMap(groupSection),
    own.length ? heading(2, 'CSS variables', 'css-variables') : '',
    own.length ? 'Set any of these in `style`, or in a CSS rule for the element:' : '',
    own.length
      ? referenceTable(
          ['Variable', 'Value in Bulma'],
          own.map(({ name, value }) => [`\`${name}\``, `\`${value}\``]),
        )
      : '',
    ...themeVariables(read, own.length > 0),
  ];
}

/** Up to so many variables need no folding. */
const FEW = 12;

function themeVariables(read: readonly string[], hasOwn: boolean): string[] {
  if (read.length === 0) return [];
  const names = read.map((name) => `\`${name}\``).join(', ');
  const what = `variables of Bulma’s theme that ${hasOwn ? 'it also reads' : 'it reads'}`;
  if (read.length <= FEW) return [`The ${what}: ${names}.`];
  return [`<ThemeVariables names="${read.join(' ')}">${read.length} ${what}</ThemeVariables>`];
}
