import type { Replacement, Row } from '../peer.ts';

const fractions = [
  ['1/2', 'half'],
  ['1/3', 'one-third'],
  ['2/3', 'two-thirds'],
  ['1/4', 'one-quarter'],
  ['3/4', 'three-quarters'],
] as const;

export const elements: Row[] = [
  {
    from: '`<Button isLink>`, `<Button isStatic>`',
    to: '`<Button color="link">`, `<Button static>`',
    changes: [
      ['<Button isLink>', '<Button color="link">'],
      ['<Button isStatic={isStatic}>', '<Button static={isStatic}>'],
    ],
  },
  {
    from: '`<Button href="/boats">`, which is a link',
    to: '`<Button as="a" href="/boats">`',
    changes: [
      ['<Button href={href} as={undefined} tag={undefined}>', '<Button as="a" href={href}>'],
    ],
  },
  {
    from: '`<Column isSize="1/2">`, `<Column isOffset="1/4">`',
    to: '`<Column size="half">`, `<Column offset="one-quarter">`',
    changes: [
      ...fractions.flatMap(([before, after]): Replacement[] => [
        [`<Column isSize="${before}">`, `<Column size="${after}">`],
        [`<Column isOffset="${before}">`, `<Column offset="${after}">`],
      ]),
      ['<Column isSize="narrow">', '<Column narrow>'],
    ],
  },
  {
    from: '`<Columns isGrid>`',
    to: '`<Columns multiline>`; Bulma has no `is-grid`',
    changes: [['<Columns isGrid={multiline}>', '<Columns multiline={multiline}>']],
  },
  {
    from: '`<Icon className="fas fa-home" />`',
    to: '`<Icon><i className="fas fa-home" aria-hidden="true" /></Icon>`',
    changes: [
      [
        '<Icon className={icon}>',
        '<Icon {...rest}><i className={icon} aria-hidden="true" /></Icon>',
      ],
    ],
  },
  {
    from: '`<Icon isAlign="left">`',
    to: '`<Icon left>`; also `right`',
    changes: [['<Icon isAlign="left">', '<Icon left>']],
  },
  {
    from: '`<Image isRatio="16:9">`',
    to: '`<Image ratio="16by9">`',
    changes: [
      ...['16:9', '1:1', '2:1', '3:2', '4:3'].map((ratio): Replacement => [
        `<Image isRatio="${ratio}">`,
        `<Image ratio="${ratio.replace(':', 'by')}">`,
      ]),
      ['<Image isRatio="square">', '<Image ratio="square">'],
    ],
  },
  {
    from: '`<Subtitle>`, which is an h2',
    to: '`<Subtitle as="h2">`; without `as` it is a paragraph',
    changes: [['<Subtitle tag={undefined}>', '<Subtitle as="h2">']],
  },
  {
    from: '`<Notification><Delete onClick={hide} />`',
    to: '`<Notification onClose={hide}>`',
  },
  {
    from: '`<Hero isFullHeight>`, `<Hero isHalfHeight>`',
    to: '`<Hero size="fullheight">`, `<Hero size="halfheight">`',
  },
  { from: '`HeroHeader`, `HeroFooter`', to: '`Hero.Head`, `Hero.Foot`' },
  { from: '`Label`, `Help`', to: '`Field.Label`, `Field.Help`' },
  {
    from: '`<FieldLabel><Label>Boat</Label></FieldLabel>`',
    to: '`<FieldLabel>Boat</FieldLabel>`',
    changes: [
      [
        '<FieldLabel><Label {...label}>{text}</Label></FieldLabel>',
        '<Field.Label {...rest} {...label}>{text}</Field.Label>',
      ],
      ['<FieldLabel isNormal>', '<_ size="normal">'],
    ],
  },
  {
    from: '`<Field isGrouped="centered">`, `<Field hasAddons="fullwidth">`',
    to: '`<Field grouped="centered">`, `<Field addons>` with an `expanded` control',
    changes: [
      ['<Field isGrouped={grouped}>', '<Field grouped={grouped}>'],
      ['<Field hasAddons="fullwidth">', '<Field addons>'],
      ['<Field hasAddons={addons}>', '<Field addons={addons}>'],
    ],
  },
  {
    from: '`<Control hasIcons="left">`',
    to: '`<Control iconsLeft>`; `hasIcons` alone is `iconsLeft iconsRight`',
    changes: [
      ['<Control hasIcons="left">', '<Control iconsLeft>'],
      ['<Control hasIcons="right">', '<Control iconsRight>'],
      ['<Control hasIcons>', '<Control iconsLeft iconsRight>'],
    ],
  },
];
