import type { DeclarationReflection } from 'typedoc';
import { partsOf } from '../bulma-css/parts.ts';
import { variablesOf } from '../bulma-css/variables.ts';
import { componentYields, type PropYields, type Yield } from '../bulma-classes/yields.ts';
import type { ClassGroup } from '../../src/components/BulmaClasses/index.tsx';
import { heading, referenceTable } from './markdown.mts';

type Pair = ClassGroup['pairs'][number];

const pairOf = ({ written, classes }: Yield): Pair => [written, classes.join(' ')];
const isSwitch = ({ yields, breakpoints }: PropYields) =>
  breakpoints.length === 0 && yields.length === 1;

function groupsOf(label: string, props: readonly PropYields[]): ClassGroup[] {
  const switches = props.filter(isSwitch).flatMap(({ yields }) => yields);
  const rest = props.filter((one) => !isSwitch(one));
  return [
    ...rest.map(({ prop, yields, breakpoints }) => ({
      title: `${label}: ${prop}`,
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

/** Which class each component and prop of a page yields, and the CSS variables of its part of Bulma. */
export function classesSection(
  main: DeclarationReflection,
  parts: readonly { label: string; flat: string }[],
): string[] {
  const all = componentYields();
  const members = [{ label: main.name, flat: main.name }, ...parts].flatMap(({ label, flat }) => {
    const found = all.find(({ name }) => name === flat);
    return found ? [{ label, ...found }] : [];
  });
  const elements = members
    .filter(({ base }) => base.length > 0)
    .map(({ label, base }): Pair => [`<${label}>`, base.join(' ')]);
  const groups = [
    { title: 'By itself', pairs: elements, breakpoints: [] },
    ...members.flatMap(({ label, props }) => groupsOf(label, props)),
  ];
  const { own, read } = variablesOf(partsOf(members[0]?.base ?? []));
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
