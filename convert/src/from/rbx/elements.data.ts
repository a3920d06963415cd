import { imageSizes, type Replacement, type Row } from '../peer.ts';

const states = (name: string): Replacement[] =>
  ['hovered', 'focused', 'active', 'loading'].map((state) => [
    `<${name} state="${state}">`,
    `<_ ${state}>`,
  ]);

export const elements: Row[] = [
  {
    from: '`<Button>` in a form, which it submits',
    to: '`<Button type="submit">`',
    changes: [
      ['<Button type={undefined} as={undefined}>', '<Button type="submit">', { inside: 'form' }],
    ],
  },
  {
    from: '`<Button text>`, `<Button state="hovered">`',
    to: '`<Button color="text">`, `<Button hovered>`; also `focused`, `active`, `loading`',
    changes: [['<Button text>', '<Button color="text">'], ...states('Button')],
  },
  {
    from: '`<Button.Group hasAddons>`',
    to: '`<Buttons addons>`',
    changes: [
      ['<Button.Group hasAddons={addons}>', '<_ addons={addons}>'],
      ['<Button.Group>', '<Buttons>'],
    ],
  },
  {
    from: '`<Column.Group gapSize={3}>`',
    to: '`<Columns gap={3}>`',
    changes: [
      ['<Column.Group gapSize={gap}>', '<_ gap={gap}>'],
      ['<Column.Group>', '<Columns>'],
    ],
  },
  {
    from: '`<Column.Group breakpoint="mobile">`',
    to: '`<Columns mobile>`; also `desktop`',
    changes: [
      ['<Column.Group breakpoint="mobile">', '<_ mobile>'],
      ['<Column.Group breakpoint="desktop">', '<_ desktop>'],
    ],
  },
  {
    from: '`<Container breakpoint="widescreen">`',
    to: '`<Container widescreen>`; also `fullhd`',
    changes: [
      ['<Container breakpoint="widescreen">', '<Container widescreen>'],
      ['<Container breakpoint="fullhd">', '<Container fullhd>'],
    ],
  },
  {
    from: '`<Content.OrderedList type="lower-alpha">`',
    to: '`<Content.OrderedList marker="lower-alpha">`',
    changes: [
      ['<Content.OrderedList type={marker}>', '<Content.OrderedList marker={marker}>'],
      ['<Content.OrderedList.Item>', '<li>'],
    ],
  },
  {
    from: '`<Footer>`, which is a plain container',
    to: '`<Footer as="div">`; without `as` it is a footer',
    changes: [['<Footer as={undefined}>', '<Footer as="div">']],
  },
  {
    from: '`<Hero gradient>`',
    to: '`<Hero bold>`',
    changes: [['<Hero gradient={bold}>', '<Hero bold={bold}>']],
  },
  {
    from: '`<Icon color="info" align="left">`',
    to: '`<Icon textColor="info" left>`',
    changes: [
      ['<Icon color={color}>', '<Icon textColor={color}>'],
      ['<Icon align="left">', '<Icon left>'],
      ['<Icon align="right">', '<Icon right>'],
    ],
  },
  {
    from: '`<Image.Container size={128}><Image src="/a.png" /></Image.Container>`',
    to: '`<Image size="128x128" src="/a.png" />`',
    changes: [
      ...imageSizes('Image.Container'),
      ['<Image.Container><Image {...image} /></Image.Container>', '<Image {...rest} {...image} />'],
      ['<Image.Container>', '<Image>'],
    ],
  },
  {
    from: '`<Image>` alone',
    to: '`<img>`',
    changes: [
      ['<Image rounded>', '<img className="is-rounded">'],
      ['<Image>', '<img>'],
    ],
  },
  {
    from: '`<Notification><Delete onClick={hide} />`',
    to: '`<Notification onClose={hide}>`',
    changes: [
      [
        '<Notification><Delete as="button" onClick={hide} /></Notification>',
        '<Notification onClose={hide}>',
      ],
      ['<Notification><Delete onClick={hide} /></Notification>', '<Notification onClose={hide}>'],
    ],
  },
  {
    from: '`Table.Heading`, `Table.Head`',
    to: '`Table.Header`, `<thead>`; also `<tbody>`, `<tfoot>`',
    changes: [
      ['Table.Heading', 'Table.Header'],
      ['<Table.Head>', '<thead>'],
      ['<Table.Body>', '<tbody>'],
      ['<Table.Foot>', '<tfoot>'],
    ],
  },
  {
    from: '`<Tag.Group gapless>`',
    to: '`<Tags addons>`',
    changes: [
      ['<Tag.Group gapless={addons}>', '<_ addons={addons}>'],
      ['<Tag.Group>', '<Tags>'],
    ],
  },
  {
    from: '`<Title subtitle>`',
    to: '`<Subtitle as="h1">`; without `as` it is a paragraph',
    changes: [
      ['<Title subtitle as={undefined}>', '<Subtitle as="h1">'],
      ['<Title subtitle>', '<Subtitle>'],
    ],
  },
];
