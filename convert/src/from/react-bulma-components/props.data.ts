import type { Row } from '../peer.ts';

export const props: Row[] = [
  { from: '`renderAs={Link}`', to: '`as={Link}`' },
  { from: '`domRef={ref}`', to: '`ref={ref}`' },
  {
    from: '`colorVariant="light"`',
    to: '`light`, where the component has it',
    changes: [
      ['colorVariant="light"', 'light'],
      ['colorVariant="dark"', 'dark'],
    ],
  },
  { from: '`align="center"`, `align="right"`', to: '`centered`, `right`' },
  {
    from: '`textAlign="center"`, `textAlign="justify"`',
    to: '`textAlign="centered"`, `textAlign="justified"`',
  },
  {
    from: '`textTransform="uppercase"`',
    to: '`uppercase`; also `lowercase`, `capitalized`',
    changes: [
      ['textTransform="uppercase"', 'uppercase'],
      ['textTransform="lowercase"', 'lowercase'],
      ['textTransform="capitalized"', 'capitalized'],
    ],
  },
  {
    from: '`textFamily="code"`',
    to: '`family="code"`',
    changes: [['textFamily={family}', 'family={family}']],
  },
  { from: '`pull="left"`', to: '`pulled="left"`', changes: [['pull={side}', 'pulled={side}']] },
  { from: '`display="relative"`, `hidden`', to: '`relative`, `display="hidden"`' },
  {
    from: "`mobile={{ textSize: 5, display: 'hidden' }}`",
    to: "`textSize={{ mobile: 5 }} display={{ mobile: 'hidden' }}`",
    changes: [],
  },
  {
    from: "`tablet={{ textAlign: 'center', only: true }}`",
    to: "`textAlign={{ tabletOnly: 'centered' }}`",
    changes: [],
  },
  {
    from: '`untilWidescreen`, `untilFullhd`',
    to: 'none: Bulma 1.0 has no such classes',
    byHand: ['untilWidescreen={props}', 'untilFullhd={props}'],
  },
  { from: '`m="4"`, `textSize="5"`', to: '`m={4}`, `textSize={5}`', changes: [] },
];
