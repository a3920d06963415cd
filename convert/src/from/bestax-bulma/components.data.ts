import { LIBRARY } from '../library.generated.ts';
import type { Replacement, Row } from '../peer.ts';

const ratios = LIBRARY.components.Image?.props.ratio?.values ?? [];

export const components: Row[] = [
  {
    from: '`<Title size="4">`, which is an h4',
    to: '`<Title as="h4" size={4}>`; without `as` it is an h1',
    changes: [['<Title size={size} as={undefined}>', '<Title as={`h${size ?? 1}`} size={size}>']],
  },
  {
    from: '`<SubTitle size="5">`, which is an h5',
    to: '`<Subtitle as="h5" size={5}>`; without `as` it is a paragraph',
    changes: [
      ['<SubTitle size={undefined} as={undefined}>', '<Subtitle as="h1">'],
      ['<SubTitle size={size} as={undefined}>', '<Subtitle as={`h${size ?? 1}`} size={size}>'],
      ['<SubTitle>', '<Subtitle>'],
    ],
  },
  {
    from: '`<Button>` in a form, which it submits',
    to: '`<Button type="submit">`',
    changes: [
      [
        '<Button type={undefined} as={undefined} href={undefined}>',
        '<Button type="submit">',
        { inside: 'form' },
      ],
    ],
  },
  {
    from: '`<Button color="ghost">`, `<LinkButton variant="ghost">`',
    to: '`<Button ghost>`, `<Button ghost>`',
  },
  {
    from: '`<LinkButton>`',
    to: '`<Button color="text">`',
    changes: [
      ['<LinkButton variant="text">', '<Button color="text">'],
      ['<LinkButton>', '<Button color="text">'],
    ],
  },
  {
    from: '`<Button isDisabled>`, `<Button isFullWidth>`',
    to: '`<Button disabled>`, `<Button fullwidth>`',
    changes: [['isDisabled={disabled}', 'disabled={disabled}']],
  },
  {
    from: '`<Delete ariaLabel="Remove">`',
    to: '`<Delete aria-label="Remove">`',
    changes: [['<Delete ariaLabel={label}>', '<Delete aria-label={label}>']],
  },
  {
    from: '`<Box hasShadow={false}>`, `<Card hasShadow={false}>`',
    to: '`<Box shadowless>`, `<Card shadowless>`',
    changes: ['Box', 'Card'].flatMap((name): Replacement[] => [
      [`<${name} hasShadow={false}>`, `<${name} shadowless>`],
      [`<${name} hasShadow>`, `<${name}>`],
    ]),
  },
  {
    from: '`<Icon name="star" ariaLabel="Star">`',
    to: '`<Icon label="Star"><i className="fas fa-star" /></Icon>`',
    changes: [
      ['<Icon ariaLabel={label}>', '<Icon label={label}>'],
      ...['Icon', 'Panel.Icon'].map((icon): Replacement => [
        `<${icon} name={name} library={undefined} variant={undefined} features={undefined} libraryFeatures={undefined}>`,
        `<${icon}><i className={\`fas fa-\${name}\`} />{children}</${icon}>`,
      ]),
    ],
    byHand: [
      '<Icon library={library}>',
      '<Icon variant={variant}>',
      '<Icon features={features}>',
      '<Icon libraryFeatures={features}>',
    ],
  },
  {
    from: "`<IconText iconProps={{ name: 'star' }}>New`",
    to: '`<IconText>` with an `Icon` and a `<span>New</span>`',
    byHand: ['<IconText iconProps={icon}>', '<IconText items={items}>'],
  },
  {
    from: '`<Image size="16by9" isRounded>`',
    to: '`<Image ratio="16by9" rounded>`',
    changes: ratios.map((ratio): Replacement => [
      `<Image size="${ratio}">`,
      `<Image ratio="${ratio}">`,
    ]),
  },
  { from: '`<Notification hasDelete onDelete={hide}>`', to: '`<Notification onClose={hide}>`' },
  {
    from: '`<Message title="Note" onClose={hide}>Text`',
    to: '`<Message><Message.Header onClose={hide}>Note</Message.Header><Message.Body>Text</Message.Body>`',
    changes: [
      [
        '<Message title={undefined}>',
        '<Message><Message.Body>{children}</Message.Body></Message>',
        { without: ['Message.Header', 'Message.Body'] },
      ],
      [
        '<Message title={title} onClose={close}>',
        '<Message><Message.Header onClose={close}>{title}</Message.Header><Message.Body>{children}</Message.Body></Message>',
      ],
      [
        '<Message title={title}>',
        '<Message><Message.Header>{title}</Message.Header><Message.Body>{children}</Message.Body></Message>',
      ],
    ],
  },
  {
    from: '`<Skeleton>`, `<Skeleton variant="lines" lines={3}>`',
    to: '`<Block.Skeleton>`, `<Block.SkeletonLines lines={3}>`',
    changes: [
      ['<Skeleton variant="lines">', '<Block.SkeletonLines>'],
      ['<Skeleton variant="block">', '<Block.Skeleton>'],
      ['<Skeleton>', '<Block.Skeleton>'],
    ],
  },
  {
    from: '`<Table isResponsive>`',
    to: '`<Table.Container><Table>`',
    changes: [['<Table isResponsive>', '<Table.Container><Table {...rest} /></Table.Container>']],
  },
  { from: '`Thead`, `Tbody`, `Tfoot`', to: '`<thead>`, `<tbody>`, `<tfoot>`' },
  {
    from: '`<Tr isSelected>`, `<Td color="info">`, `<Th isAligned="right">`',
    to: '`<Table.Row selected>`, `<Table.Cell color="info">`, `<Table.Header textAlign="right">`',
    changes: [
      ['<Tr>', '<Table.Row>'],
      ['<Td>', '<Table.Cell>'],
      ['<Th isAligned={align}>', '<_ textAlign={align}>'],
      ['<Th>', '<Table.Header>'],
    ],
  },
  {
    from: '`<Tag isDelete onDelete={remove} />`',
    to: '`<Tag delete onClick={remove} />`, in `<Tags addons>` next to its `Tag`',
    changes: [['<Tag isDelete onDelete={remove}>', '<Tag delete onClick={remove}>']],
  },
  {
    from: '`<Breadcrumb><li className="is-active">`',
    to: '`<Breadcrumb.Item active>`',
    byHand: ['<Breadcrumb><li {...item} /></Breadcrumb>'],
  },
  {
    from: '`<Card header="Boats" footer={[…]}>`',
    to: '`Card.Header` with `Card.HeaderTitle`, `Card.Footer` with `Card.FooterItem`',
    byHand: [
      '<Card header={header}>',
      '<Card headerIcon={icon}>',
      '<Card footer={footer}>',
      '<Card image={image}>',
    ],
  },
  {
    from: '`<Card>Text` without a part in it',
    to: '`<Card><Card.Content>Text`',
    changes: [
      [
        '<Card>',
        '<Card><Card.Content>{children}</Card.Content></Card>',
        { without: ['Card.Header', 'Card.Image', 'Card.Content', 'Card.Footer'] },
      ],
    ],
  },
  {
    from: '`<Card.Header>Boats` without a title in it',
    to: '`<Card.Header><Card.HeaderTitle>Boats`',
    changes: [
      [
        '<Card.Header centered={undefined}>',
        '<Card.Header><Card.HeaderTitle>{children}</Card.HeaderTitle></Card.Header>',
        { without: ['Card.Header.Title'] },
      ],
      [
        '<Card.Header centered={centered}>',
        '<Card.Header><Card.HeaderTitle centered={centered}>{children}</Card.HeaderTitle></Card.Header>',
        { without: ['Card.Header.Title'] },
      ],
    ],
  },
  { from: '`Card.Header.Title`, `Card.Header.Icon`', to: '`Card.HeaderTitle`, `Card.HeaderIcon`' },
  {
    from: '`<Container breakpoint="desktop" isMax>`',
    to: '`<Container max="desktop">`',
    changes: [['<Container breakpoint={width} isMax>', '<Container max={width}>']],
  },
  { from: '`<Container breakpoint="widescreen">`', to: '`<Container widescreen>`' },
  { from: '`<Column isNarrowTablet>`', to: '`<Column narrow={{ tablet: true }}>`', changes: [] },
  {
    from: '`<Grid isFixed fixedCols={3} minCol={4}>`',
    to: '`<Grid.Fixed cols={3}><Grid colMin={4}>`',
    changes: [
      ['<Grid minCol={min}>', '<Grid colMin={min}>'],
      ['<Grid isFixed fixedCols="auto">', '<Grid.Fixed autoCount><Grid {...rest} /></Grid.Fixed>'],
      [
        '<Grid isFixed fixedCols={cols}>',
        '<Grid.Fixed cols={cols}><Grid {...rest} /></Grid.Fixed>',
      ],
      ['<Grid isFixed>', '<Grid.Fixed><Grid {...rest} /></Grid.Fixed>'],
    ],
  },
  { from: '`<Grid isFixed fixedCols="auto">`', to: '`<Grid.Fixed autoCount><Grid>`', changes: [] },
  { from: '`<Hero fullheightWithNavbar>`', to: '`<Hero size="fullheight-with-navbar">`' },
  { from: '`<LevelItem hasTextCentered>`', to: '`<LevelItem textAlign="centered">`' },
  {
    from: '`<Menu.Item>` with a `Menu.List` in it',
    to: '`<Menu.Item submenu={…}>`',
    byHand: ['<Menu.Item><Menu.List {...list} /></Menu.Item>'],
  },
  {
    from: '`<Pagination.Link active>`',
    to: '`<Pagination.Link current>`',
    changes: [['<Pagination.Link active={active}>', '<Pagination.Link current={active}>']],
  },
  {
    from: '`<Panel.Block>`, which is a link',
    to: '`<Panel.Block as="a">`',
    changes: [['<Panel.Block>', '<Panel.Block as="a">']],
  },
  {
    from: '`Panel.InputBlock`, `Panel.CheckboxBlock`, `Panel.ButtonBlock`',
    to: '`Panel.Block` around an `Input`, as a label, around a `Button`',
    byHand: ['Panel.InputBlock', 'Panel.CheckboxBlock', 'Panel.ButtonBlock'],
  },
  {
    from: '`Paragraph`, `Span`, `Strong`, `Code`, `Link`, `Divider` and so on',
    to: '`<p>`, `<span>`, `<strong>`, `<code>`, `<a>`, `<hr />`',
    changes: [
      ['Paragraph', '<p>'],
      ['Span', '<span>'],
      ['Strong', '<strong>'],
      ['Emphasis', '<em>'],
      ['Code', '<code>'],
      ['Pre', '<pre>'],
      ['Link', '<a>'],
      ['Divider', '<hr />'],
      ['Figure', '<figure>'],
      ['ListItem', '<li>'],
      ['OrderedList', '<ol>'],
      ['UnorderedList', '<ul>'],
    ],
  },
  {
    from: '`<Card.FooterItem>`, which is a span',
    to: '`<Card.FooterItem as="span">`; without `as` it is a link',
    changes: [['<Card.FooterItem as={undefined}>', '<Card.FooterItem as="span">']],
  },
  {
    from: '`<Navbar.Burger>`, which is a button',
    to: '`<Navbar.Burger as="button">`',
    changes: [['<Navbar.Burger as={undefined}>', '<Navbar.Burger as="button">']],
  },
];
