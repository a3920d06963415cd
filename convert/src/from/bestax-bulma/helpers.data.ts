import { LIBRARY } from '../library.generated.ts';
import type { Replacement, Row } from '../peer.ts';

/** Components whose `color` does nothing in bestax-bulma, or is that of a box to check. */
const OTHERS = /^(Cell|Checkbox|Columns?|Field|Grid|Grid\.Fixed|Icon|Radio)$/;

/** Components that Bulma has no colors for, so that `color` is that of their text. */
const colorless = Object.entries(LIBRARY.components)
  .filter(([name, { props, takesHelpers }]) => takesHelpers && !props.color && !OTHERS.test(name))
  .map(([name]) => name);

export const rules: Row[] = [
  {
    from: '`<Button isLoading>`, `<Columns isVCentered>`, `<Tags hasAddons>`',
    to: '`<Button loading>`, `<Columns vcentered>`, `<Tags addons>`: without `is` or `has`',
    changes: [],
  },
  {
    from: '`m="4"`, `textSize="3"`, `flexGrow="1"`',
    to: '`m={4}`, `textSize={3}`, `flexGrow={1}`: pass numbers as numbers',
    changes: [],
  },
  {
    from: '`align="centered"`, `alignment="right"`',
    to: '`centered`, `right`',
    changes: ['align', 'alignment'].flatMap((name): Replacement[] => [
      [`${name}="centered"`, 'centered'],
      [`${name}="right"`, 'right'],
      [`${name}="left"`, '<_ />'],
    ]),
  },
  {
    from: '`<Column sizeMobile="half">`, `textSizeTablet="3"`',
    to: "`<Column size={{ mobile: 'half' }}>`, `textSize={{ tablet: 3 }}`",
    changes: [],
  },
  {
    from: '`viewport="tablet" textAlign="centered"`',
    to: "`textAlign={{ tablet: 'centered' }}`",
    changes: [],
  },
  {
    from: '`<Columns gap={3} gapMobile={1}>`',
    to: '`<Columns gap={{ base: 3, mobile: 1 }}>`',
    changes: [],
  },
];

export const helpers: Row[] = [
  {
    from: '`<Box color="danger">`, where Bulma has no color of its own',
    to: '`<Box textColor="danger">`',
    changes: colorless.flatMap((name): Replacement[] => [
      [`<${name} color={color} colorShade={shade}>`, '<_ textColor={`${color}-${shade}`}>'],
      [`<${name} color={color}>`, '<_ textColor={color}>'],
    ]),
  },
  {
    from: '`<Box color="primary" colorShade="35">`',
    to: '`<Box textColor="primary-35">`',
    changes: [['textColor={color} colorShade={shade}', 'textColor={`${color}-${shade}`}']],
  },
  {
    from: '`bgColor="light"`',
    to: '`backgroundColor="light"`',
    changes: [
      ['bgColor={color} backgroundColorShade={shade}', 'backgroundColor={`${color}-${shade}`}'],
      ['bgColor={color}', 'backgroundColor={color}'],
    ],
  },
  {
    from: '`bgColor="link" backgroundColorShade="20"`',
    to: '`backgroundColor="link-20"`',
    changes: [
      [
        'backgroundColor={color} backgroundColorShade={shade}',
        'backgroundColor={`${color}-${shade}`}',
      ],
    ],
  },
  {
    from: '`textTransform="uppercase"`',
    to: '`uppercase`; also `italic`, `lowercase`, `capitalized`',
    changes: ['uppercase', 'italic', 'lowercase', 'capitalized'].map((name): Replacement => [
      `textTransform="${name}"`,
      name,
    ]),
  },
  {
    from: '`fontFamily="code"`',
    to: '`family="code"`',
    changes: [['fontFamily={family}', 'family={family}']],
  },
  { from: '`visibility="hidden"`, `display="none"`', to: '`display="hidden"`, `display="hidden"`' },
  { from: '`visibility="invisible"`, `visibility="sr-only"`', to: '`invisible`, `srOnly`' },
  { from: '`displayTablet="none"`', to: "`display={{ tablet: 'hidden' }}`", changes: [] },
  {
    from: '`float="left"`',
    to: '`pulled="left"` for the same class',
    changes: [['float={side}', 'pulled={side}']],
  },
  {
    from: '`overflow="clipped"`, `radius="radiusless"`, `shadow="shadowless"`',
    to: '`clipped`, `radiusless`, `shadowless`',
  },
  {
    from: '`interaction="clickable"`',
    to: '`clickable`; also `unselectable`',
    changes: [
      ['interaction="clickable"', 'clickable'],
      ['interaction="unselectable"', 'unselectable'],
    ],
  },
  { from: '`cursor="pointer"`', to: '`clickable`' },
  {
    from: '`cursor="help"`, `fullHeight`',
    to: '`style` or your own class',
    byHand: ['cursor="help"', 'fullHeight={isFull}'],
  },
];
