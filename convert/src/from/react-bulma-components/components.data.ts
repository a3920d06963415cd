import { imageSizes, linkIn, type Row } from '../peer.ts';

export const components: Row[] = [
  {
    from: '`<Breadcrumb.Item><a href="/">Home</a></Breadcrumb.Item>`',
    to: '`<Breadcrumb.Item href="/">Home</Breadcrumb.Item>`',
    changes: [
      [
        '<Breadcrumb.Item><a {...link}>{label}</a></Breadcrumb.Item>',
        '<Breadcrumb.Item {...rest} {...link}>{label}</Breadcrumb.Item>',
      ],
      ...linkIn('Breadcrumb.Item'),
    ],
  },
  {
    from: '`<Button>` in a form, which it submits',
    to: '`<Button type="submit">`',
    changes: [
      [
        '<Button type={undefined} submit={undefined} reset={undefined} renderAs={undefined} isStatic={undefined} remove={undefined}>',
        '<Button type="submit">',
        { inside: 'form' },
      ],
    ],
  },
  {
    from: '`<Button submit>`, `<Button reset>`',
    to: '`<Button type="submit">`, `<Button type="reset">`',
  },
  {
    from: '`<Button text>`, `<Button color="ghost">`',
    to: '`<Button color="text">`, `<Button ghost>`',
  },
  {
    from: '`<Button isSelected>`',
    to: '`<Button selected>`',
    changes: [['<Button isSelected={selected}>', '<Button selected={selected}>']],
  },
  { from: '`<Button isStatic>`', to: '`<Button as="span" static>`' },
  {
    from: '`<Button status="hover">`',
    to: '`<Button hovered>`; also `focused`, `active`',
    changes: [
      ['<Button status="hover">', '<Button hovered>'],
      ['<Button status="focus">', '<Button focused>'],
      ['<Button status="active">', '<Button active>'],
    ],
  },
  { from: '`<Button remove>`', to: '`<Delete>`' },
  {
    from: '`<Button.Group hasAddons>`',
    to: '`<Buttons addons>`',
    changes: [
      ['<Button.Group hasAddons={addons}>', '<_ addons={addons}>'],
      ['<Button.Group>', '<Buttons>'],
    ],
  },
  {
    from: '`Card.Header.Title`, `Card.Header.Icon`',
    to: '`Card.HeaderTitle`, `Card.HeaderIcon`, which is a button',
  },
  {
    from: '`<Card.Footer.Item>`, which is a plain container',
    to: '`<Card.FooterItem as="div">`; without `as` it is a link',
    changes: [
      ['<Card.Footer.Item renderAs={undefined}>', '<Card.FooterItem as="div">'],
      ['<Card.Footer.Item>', '<Card.FooterItem>'],
    ],
  },
  {
    from: '`<Card.Image src="…" size="4by3">`',
    to: '`<Card.Image><Image src="…" ratio="4by3" /></Card.Image>`',
    changes: [
      ...imageSizes('Card.Image'),
      ['<Card.Image>', '<Card.Image><Image {...rest} /></Card.Image>'],
    ],
  },
  {
    from: '`<Columns>`',
    to: '`<Columns multiline>`',
    changes: [['<Columns multiline={undefined}>', '<Columns multiline>']],
  },
  {
    from: '`<Columns breakpoint="mobile" vCentered>`',
    to: '`<Columns mobile vcentered>`',
    changes: [
      ['<Columns breakpoint="mobile">', '<Columns mobile>'],
      ['<Columns breakpoint="desktop">', '<Columns desktop>'],
      ['<Columns vCentered={vcentered}>', '<Columns vcentered={vcentered}>'],
    ],
  },
  {
    from: "`<Columns.Column mobile={{ size: 'half' }}>`",
    to: "`<Column size={{ mobile: 'half' }}>`; also `offset`, `narrow`",
    changes: [['<Columns.Column>', '<Column>']],
  },
  {
    from: '`<Container breakpoint="fluid">`',
    to: '`<Container fluid>`; also `widescreen`, `fullhd`',
    changes: [
      ['<Container breakpoint={max} max>', '<Container max={max}>'],
      ['<Container breakpoint="fluid">', '<Container fluid>'],
      ['<Container breakpoint="widescreen">', '<Container widescreen>'],
      ['<Container breakpoint="fullhd">', '<Container fullhd>'],
    ],
  },
  { from: '`<Container breakpoint="desktop" max>`', to: '`<Container max="desktop">`' },
  {
    from: '`<Heading size={4} renderAs="h2">`',
    to: '`<Title size={4} as="h2">`',
    changes: [['<Heading>', '<Title>']],
  },
  {
    from: '`<Heading subtitle>`',
    to: '`<Subtitle as="h1">`; without `as` it is a paragraph',
    changes: [
      ['<Heading subtitle renderAs={undefined}>', '<Subtitle as="h1">'],
      ['<Heading subtitle>', '<Subtitle>'],
    ],
  },
  {
    from: '`<Heading weight="bold">`',
    to: '`<Title textWeight="bold">`',
    changes: [['<Heading weight={weight}>', '<_ textWeight={weight}>']],
  },
  {
    from: '`<Hero gradient>`, `<Hero hasNavbar>`',
    to: '`<Hero bold>`, `<Hero size="fullheight-with-navbar">`',
    changes: [
      ['<Hero gradient={bold}>', '<Hero bold={bold}>'],
      ['<Hero size="fullheight" hasNavbar>', '<Hero size="fullheight-with-navbar">'],
      ['<Hero hasNavbar>', '<Hero size="fullheight-with-navbar">'],
    ],
  },
  { from: '`Hero.Header`, `Hero.Footer`', to: '`Hero.Head`, `Hero.Foot`' },
  {
    from: '`<Icon color="info" align="left">`',
    to: '`<Icon textColor="info" left>`',
    changes: [
      ['<Icon color={color}>', '<Icon textColor={color}>'],
      ['<Icon align="left">', '<Icon left>'],
    ],
  },
  { from: '`Icon.Text`', to: '`IconText`' },
  {
    from: '`<Image size={128}>`, `<Image size="16by9">`',
    to: '`<Image size="128x128">`, `<Image ratio="16by9">`',
    changes: imageSizes('Image'),
  },
  { from: '`<Level breakpoint="mobile">`', to: '`<Level mobile>`' },
  {
    from: '`<Level.Side align="left">`',
    to: '`<Level.Left>`; also `Level.Right`',
    changes: [
      ['<Level.Side align="right">', '<Level.Right>'],
      ['<Level.Side align="left">', '<Level.Left>'],
      ['<Level.Side>', '<Level.Left>'],
    ],
  },
  {
    from: '`<Media.Item align="left">`, `<Media.Item>`',
    to: '`<Media.Left>`, `<Media.Content>`; also `Media.Right`',
    changes: [
      ['<Media.Item align="left">', '<Media.Left>'],
      ['<Media.Item align="right">', '<Media.Right>'],
      ['<Media.Item align="center">', '<Media.Content>'],
      ['<Media.Item>', '<Media.Content>'],
    ],
  },
  {
    from: '`<Menu.List title="Account">`',
    to: '`<Menu.Label>Account</Menu.Label><Menu.List>`',
    changes: [
      [
        '<Menu.List title={title}>',
        '<><Menu.Label>{title}</Menu.Label><Menu.List {...rest} /></>',
        { outside: ['Menu.List.Item'] },
      ],
    ],
  },
  {
    from: '`Menu.List.Item`',
    to: '`Menu.Item`; put a nested list in its prop `submenu`',
    changes: [['Menu.List.Item', 'Menu.Item']],
    byHand: ['<Menu.List.Item><Menu.List {...list} /></Menu.List.Item>'],
  },
  {
    from: '`<Notification><Button remove onClick={hide} />`',
    to: '`<Notification onClose={hide}>`',
  },
  {
    from: '`<Message.Header><Button remove onClick={hide} />`',
    to: '`<Message.Header onClose={hide}>`',
  },
  { from: '`Panel.Header`, `Panel.Tabs.Tab`', to: '`Panel.Heading`, `Panel.Tab`' },
  {
    from: '`<Table size="fullwidth">`, `<Table size="narrow">`',
    to: '`<Table fullwidth>`, `<Table narrow>`',
  },
  {
    from: '`<Tabs><Tabs.Tab>`',
    to: '`<Tabs><Tabs.List><Tabs.Tab>`',
    changes: [['<Tabs>', '<Tabs><Tabs.List>{children}</Tabs.List></Tabs>']],
  },
  {
    from: '`<Tabs type="toggle-rounded">`',
    to: '`<Tabs toggle toggleRounded>`; also `toggle`, `boxed`',
    changes: [
      ['<Tabs type="toggle-rounded">', '<Tabs toggle toggleRounded>'],
      ['<Tabs type="toggle">', '<Tabs toggle>'],
      ['<Tabs type="boxed">', '<Tabs boxed>'],
    ],
  },
  {
    from: '`<Tag.Group hasAddons>`, `<Tag remove>`',
    to: '`<Tags addons>`, `<Tag delete>`, which is a button',
    changes: [
      ['<Tag.Group hasAddons={addons}>', '<_ addons={addons}>'],
      ['<Tag.Group>', '<Tags>'],
      ['<Tag remove={remove}>', '<Tag delete={remove}>'],
    ],
  },
];
