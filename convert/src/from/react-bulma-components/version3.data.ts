import type { Row } from '../peer.ts';

export const version3: Row[] = [
  {
    from: '`<Media.Item position="left">`',
    to: '`<Media.Left>`; also `Media.Right` and, for `center`, `Media.Content`',
    changes: [
      ['<Media.Item position="left">', '<Media.Left>'],
      ['<Media.Item position="right">', '<Media.Right>'],
      ['<Media.Item position="center">', '<Media.Content>'],
    ],
  },
  {
    from: '`<Button.Group position="centered">`',
    to: '`<Buttons centered>`; also `right`',
    changes: [
      ['<Button.Group position="centered">', '<_ centered>'],
      ['<Button.Group position="right">', '<_ right>'],
    ],
  },
  {
    from: '`<Navbar.Container position="end">`',
    to: '`<Navbar.End>`; also `Navbar.Start`',
    changes: [
      ['<Navbar.Container position="end">', '<Navbar.End>'],
      ['<Navbar.Container position="start">', '<Navbar.Start>'],
    ],
  },
  {
    from: '`<Button state="hover">`',
    to: '`<Button hovered>`; also `focused`, `active`, `loading`',
    changes: [
      ['<Button state="hover">', '<Button hovered>'],
      ['<Button state="focus">', '<Button focused>'],
      ['<Button state="active">', '<Button active>'],
      ['<Button state="loading">', '<Button loading>'],
    ],
  },
  {
    from: '`<Columns variableGap={{ mobile: 2 }}>`',
    to: '`<Columns gap={{ mobile: 2 }}>`',
    changes: [['<Columns variableGap={gap}>', '<Columns gap={gap}>']],
  },
  {
    from: '`<Form.Control iconLeft iconRight>`',
    to: '`<Control iconsLeft iconsRight>`',
    changes: [
      ['<Form.Control iconLeft={left}>', '<_ iconsLeft={left}>'],
      ['<Form.Control iconRight={right}>', '<_ iconsRight={right}>'],
    ],
  },
  {
    from: '`<Form.InputFile fileName={hasName}>`',
    to: '`<File hasName={hasName}>`, which shows the name itself',
    changes: [['<Form.InputFile fileName={isShown}>', '<_ hasName={isShown}>']],
  },
  {
    from: '`<Tabs align="centered">`',
    to: '`<Tabs centered>`',
    changes: [['<Tabs align="centered">', '<_ centered>']],
  },
  {
    from: '`<Tag.Group gapless>`',
    to: '`<Tags addons>`',
    changes: [['<Tag.Group gapless={addons}>', '<_ addons={addons}>']],
  },
  {
    from: '`Modal.Card.Head`, `Modal.Card.Foot`',
    to: '`Modal.CardHead`, with `<Modal.Delete />` in it; `Modal.CardFoot`',
    changes: [
      [
        '<Modal.Card.Head showClose={undefined}>',
        '<Modal.CardHead>{children}<Modal.Delete /></Modal.CardHead>',
      ],
      [
        '<Modal.Card.Head showClose>',
        '<Modal.CardHead>{children}<Modal.Delete /></Modal.CardHead>',
      ],
      ['<Modal.Card.Head showClose={false}>', '<Modal.CardHead>'],
      ['<Modal.Card.Foot>', '<Modal.CardFoot>'],
    ],
  },
  {
    from: '`textAlignment="centered"`',
    to: '`textAlign="centered"`',
    changes: [['textAlignment={align}', 'textAlign={align}']],
  },
  {
    from: '`responsive={{ mobile: { hide: { value: true } } }}`',
    to: "`display={{ mobile: 'hidden' }}`",
    changes: [],
  },
  {
    from: '`<Breadcrumb items={items}>`',
    to: 'a `Breadcrumb.Item` for each of them as children',
    byHand: ['<Breadcrumb items={items}>', '<Breadcrumb hrefAttr={name}>'],
  },
  {
    from: '`<Icon icon="home">`',
    to: 'the icon of your font or library as a child',
    byHand: ['<Icon icon={name}>'],
  },
  {
    from: '`List`',
    to: 'none: Bulma 1.0 has no lists. Use [Menu](/docs/components/components/menu) or [Panel](/docs/components/components/panel)',
    byHand: ['List', 'List.Item'],
  },
];
