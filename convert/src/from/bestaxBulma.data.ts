import { LIBRARY } from './library.data.ts';
import type { Peer, Replacement, Row } from './peer.ts';

const ratios = LIBRARY.components.Image?.props.ratio?.values ?? [];

/** Components whose `color` does nothing in bestax-bulma. */
const UNCOLORED = /^(Cell|Columns?|Field|Grid|Grid\.Fixed|Icon)$/;

/** Components that Bulma has no colors for, so that `color` is that of their text. */
const colorless = Object.entries(LIBRARY.components)
  .filter(
    ([name, { props, takesHelpers }]) => takesHelpers && !props.color && !UNCOLORED.test(name),
  )
  .map(([name]) => name);

const ofEach = (names: readonly string[], change: (name: string) => Replacement[]) =>
  names.flatMap(change);

/** Snippets of each prop of each component. */
const eachProp = (names: readonly string[], props: readonly string[]) =>
  names.flatMap((name) => props.map((prop) => `<${name} ${prop}={value}>`));

/** Form controls that can be a whole field. */
const CONTROLS = ['Input', 'Select', 'TextArea'];

const rules: Row[] = [
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

const helpers: Row[] = [
  {
    from: '`<Box color="danger">`, where Bulma has no color of its own',
    to: '`<Box textColor="danger">`',
    changes: ofEach(colorless, (name) => [
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
  {
    from: '`visibility="hidden"`, `display="none"`',
    to: '`display="hidden"`, `display="hidden"`',
  },
  {
    from: '`visibility="invisible"`, `visibility="sr-only"`',
    to: '`invisible`, `srOnly`',
  },
  {
    from: '`displayTablet="none"`',
    to: "`display={{ tablet: 'hidden' }}`",
    changes: [],
  },
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
  {
    from: '`cursor="pointer"`',
    to: '`clickable`',
  },
  {
    from: '`cursor="help"`, `fullHeight`',
    to: '`style` or your own class',
    byHand: ['cursor="help"', 'fullHeight={isFull}'],
  },
];

const components: Row[] = [
  {
    from: '`<Title size="4">`, which is an h4',
    to: '`<Title as="h4" size={4}>`; without `as` it is an h1',
    changes: [['<Title size={size} as={undefined}>', '<Title as={`h${size}`} size={size}>']],
  },
  {
    from: '`<SubTitle size="5">`, which is an h5',
    to: '`<Subtitle as="h5" size={5}>`; without `as` it is a paragraph',
    changes: [
      ['<SubTitle size={undefined} as={undefined}>', '<Subtitle as="h1">'],
      ['<SubTitle size={size} as={undefined}>', '<Subtitle as={`h${size}`} size={size}>'],
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
    changes: ofEach(['Box', 'Card'], (name) => [
      [`<${name} hasShadow={false}>`, `<${name} shadowless>`],
      [`<${name} hasShadow>`, `<${name}>`],
    ]),
  },
  {
    from: '`<Icon name="star" ariaLabel="Star">`',
    to: '`<Icon label="Star"><i className="fas fa-star" /></Icon>`',
    changes: [
      ['<Icon ariaLabel={label}>', '<Icon label={label}>'],
      [
        '<Icon name={name} library={undefined} variant={undefined} features={undefined} libraryFeatures={undefined}>',
        '<Icon><i className={`fas fa-${name}`} /></Icon>',
      ],
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
  {
    from: '`<Notification hasDelete onDelete={hide}>`',
    to: '`<Notification onClose={hide}>`',
  },
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
  {
    from: '`Thead`, `Tbody`, `Tfoot`',
    to: '`<thead>`, `<tbody>`, `<tfoot>`',
  },
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
    from: '`Card.Header.Title`, `Card.Header.Icon`',
    to: '`Card.HeaderTitle`, `Card.HeaderIcon`',
  },
  {
    from: '`<Container breakpoint="desktop" isMax>`',
    to: '`<Container max="desktop">`',
    changes: [['<Container breakpoint={width} isMax>', '<Container max={width}>']],
  },
  {
    from: '`<Container breakpoint="widescreen">`',
    to: '`<Container widescreen>`',
  },
  {
    from: '`<Column isNarrowTablet>`',
    to: '`<Column narrow={{ tablet: true }}>`',
    changes: [],
  },
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
  {
    from: '`<Grid isFixed fixedCols="auto">`',
    to: '`<Grid.Fixed autoCount><Grid>`',
    changes: [],
  },
  {
    from: '`<Hero fullheightWithNavbar>`',
    to: '`<Hero size="fullheight-with-navbar">`',
  },
  {
    from: '`<LevelItem hasTextCentered>`',
    to: '`<LevelItem textAlign="centered">`',
  },
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

const forms: Row[] = [
  {
    from: '`<Input label="Name" message="Too short" messageColor="danger">`',
    to: '`Field.Label`, `Input`, `<Field.Help error>`, in a `Field`',
    byHand: eachProp([...CONTROLS, 'File'], ['label', 'message']),
  },
  {
    from: '`<Input>`, `<Select>` or `<TextArea>` outside of a `Field`',
    to: '`<Field><Control><Input>`, and the same for the others',
    changes: ofEach(CONTROLS, (name) => [
      [
        `<${name}>`,
        `<Field><Control><${name} {...rest} /></Control></Field>`,
        { outside: ['Field', 'Control'] },
      ],
      [
        `<${name}>`,
        `<Control><${name} {...rest} /></Control>`,
        { inside: 'Field', outside: ['Control'] },
      ],
    ]),
  },
  {
    from: '`<Input iconLeftName="user">`',
    to: '`<Control iconsLeft>` with an `Input` and an `<Icon left>`',
    byHand: eachProp(
      [...CONTROLS, 'Control'],
      ['iconLeft', 'iconLeftName', 'iconRight', 'iconRightName'],
    ),
  },
  {
    from: '`<Input isLoading>`',
    to: '`<Control loading>`',
    byHand: ['<Input isLoading={isLoading}>', '<TextArea isLoading={isLoading}>'],
  },
  {
    from: '`InputBase`, `SelectBase`, `TextAreaBase`',
    to: '`Input`, `Select`, `TextArea`',
  },
  {
    from: '`<SelectBase multipleSize={3}>`',
    to: '`<Select htmlSize={3}>`',
    changes: ofEach(['Select', 'SelectBase'], (name) => [
      [`<${name} multipleSize={size}>`, '<_ htmlSize={size}>'],
    ]),
  },
  {
    from: '`<TextAreaBase hasFixedSize>`',
    to: '`<TextArea fixedSize>`',
    changes: [],
  },
  {
    from: '`<Field grouped="multiline">`, `<Field hasAddons="right">`',
    to: '`<Field groupedMultiline>`, `<Field addons="right">`',
    changes: [['<Field grouped="multiline">', '<Field groupedMultiline>']],
  },
  {
    from: '`<Field label="Name">`',
    to: '`<Field><Field.Label>Name</Field.Label>`',
    changes: [
      ['<Field label={label}>', '<Field><Field.Label>{label}</Field.Label>{children}</Field>'],
    ],
  },
  {
    from: '`<Control isExpanded hasIconsLeft>`',
    to: '`<Control expanded iconsLeft>`',
    changes: [],
  },
  {
    from: '`<Checkboxes label="Drinks">`, `<Radios label="Drinks">`',
    to: '`<Checkboxes legend="Drinks">`, `<Radios legend="Drinks">`',
    changes: [
      ['<Checkboxes label={label}>', '<Checkboxes legend={label}>'],
      ['<Radios label={label}>', '<Radios legend={label}>'],
    ],
  },
  {
    from: '`<Checkbox color="info" size="large">`',
    to: "none: Bulma uses the browser's checkbox",
    byHand: eachProp(['Checkbox', 'Radio'], ['color', 'size']),
  },
  {
    from: '`<File buttonLabel="Choose" fileName={name}>`',
    to: '`<File hasName>Choose</File>`, which shows the name itself',
    changes: [
      ['<File fileName={name}>', '<File hasName>'],
      ['<File buttonLabel={label}>', '<File>{label}</File>'],
    ],
  },
  {
    from: '`<File iconLeft={icon} isBoxed>`',
    to: '`<File icon={icon} boxed>`',
    changes: [['<File iconLeft={icon}>', '<File icon={icon}>']],
  },
];

const interactive: Row[] = [
  {
    from: '`<Navbar>`, which is named "main navigation"',
    to: '`<Navbar aria-label="main navigation">`',
    changes: [['<Navbar aria-label={undefined}>', '<Navbar aria-label="main navigation">']],
  },
  {
    from: '`<Dropdown active={open} onActiveChange={change}>`',
    to: '`<Dropdown open={open} onOpenChange={change}>`',
    changes: [
      ['<Dropdown active={open}>', '<Dropdown open={open}>'],
      ['<Dropdown onActiveChange={change}>', '<Dropdown onOpenChange={change}>'],
    ],
  },
  {
    from: '`<Dropdown label="Boat">`',
    to: '`<Dropdown><Dropdown.Trigger><Dropdown.Button>Boat</Dropdown.Button></Dropdown.Trigger><Dropdown.Menu><Dropdown.Content>`',
    changes: [
      [
        '<Dropdown label={label}>',
        '<Dropdown><Dropdown.Trigger><Dropdown.Button>{label}</Dropdown.Button></Dropdown.Trigger><Dropdown.Menu><Dropdown.Content>{children}</Dropdown.Content></Dropdown.Menu></Dropdown>',
      ],
    ],
  },
  {
    from: '`<Modal active={open} onClose={close}>`',
    to: '`<Modal open={open} onOpenChange={close}>`',
    changes: [
      ['<Modal active={open}>', '<Modal open={open}>'],
      ['<Modal isActive={open}>', '<Modal open={open}>'],
      ['<Modal onClose={close}>', '<Modal onOpenChange={close}>'],
    ],
  },
  {
    from: '`<Modal>Text` without a part in it',
    to: '`<Modal><Modal.Background /><Modal.Content>Text</Modal.Content><Modal.Close size="large" />`',
    changes: [
      [
        '<Modal modalCardTitle={undefined} modalCardFoot={undefined}>',
        '<Modal><Modal.Background /><Modal.Content>{children}</Modal.Content><Modal.Close size="large" /></Modal>',
        { without: ['Modal.Background', 'Modal.Content', 'Modal.Card', 'Modal.Close'] },
      ],
    ],
  },
  {
    from: '`<Modal modalCardTitle="Sure?">`',
    to: '`Modal.Background`, `Modal.Card`, and the parts of the card',
    byHand: ['<Modal modalCardTitle={title}>', '<Modal modalCardFoot={foot}>'],
  },
  {
    from: '`Modal.Card.Head`, `Modal.Card.Title`, and so on',
    to: '`Modal.CardHead`, `Modal.CardTitle`, and so on',
    changes: ['Head', 'Title', 'Body', 'Foot'].map((part): Replacement => [
      `Modal.Card.${part}`,
      `Modal.Card${part}`,
    ]),
  },
  {
    from: '`<Modal.Close variant="delete">`',
    to: '`<Modal.Delete>`',
    changes: [
      ['<Modal.Close variant="delete">', '<Modal.Delete>'],
      ['<Modal.Close variant="floating">', '<Modal.Close>'],
    ],
  },
  {
    from: '`<Navbar.Burger active={open} onClick={toggle}>`',
    to: '`<Navbar.Burger as="button">`',
    changes: [['<Navbar.Burger active={open} onClick={toggle}>', '<Navbar.Burger>']],
  },
  {
    from: '`<Navbar.Menu active={open}>`',
    to: '`<Navbar.Menu>`',
    changes: [['<Navbar.Menu active={open}>', '<Navbar.Menu>']],
  },
  {
    from: '`<Navbar.Dropdown hoverable>`',
    to: '`<Navbar.Item hoverable dropdown>`',
    changes: [
      ['<Navbar.Dropdown up={up}>', '<_ dropdownUp={up}>'],
      ['<Navbar.Dropdown>', '<Navbar.Item dropdown>'],
    ],
  },
  {
    from: '`<Navbar.DropdownMenu right>`',
    to: '`<Navbar.Dropdown right>`: in Bulmatic, this is the menu itself',
    changes: [['<Navbar.DropdownMenu>', '<Navbar.Dropdown>']],
  },
  {
    from: '`<Tabs value={0} onChange={show}>`',
    to: '`<Tabs.Group value="crew" onChange={show}>`',
    byHand: ['<Tabs value={value}>', '<Tabs defaultValue={value}>'],
    changes: [],
  },
  {
    from: '`<Tabs.Tab index={0}>`, `<Tabs.Content.Item index={0}>`',
    to: '`<Tabs.Tab value="crew">`, `<Tabs.Panel value="crew">`',
    byHand: ['<Tabs.Tab index={index}>', 'Tabs.Content', 'Tabs.Content.Item'],
    changes: [],
  },
  {
    from: '`<Tabs.Item active><a href="/">Home</a></Tabs.Item>`',
    to: '`<Tabs.Tab active href="/">Home</Tabs.Tab>`, outside of a group',
    changes: [
      [
        '<Tabs.Item><a {...link}>{label}</a></Tabs.Item>',
        '<Tabs.Tab {...rest} {...link}>{label}</Tabs.Tab>',
      ],
      ['<Tabs.Item>', '<Tabs.Tab>'],
    ],
  },
  {
    from: '`<Tabs toggle rounded>`',
    to: '`<Tabs toggle toggleRounded>`',
    changes: [['<Tabs rounded={rounded}>', '<Tabs toggleRounded={rounded}>']],
  },
];

const functions: Row[] = [
  {
    from: '`useBulmaClasses(props)`',
    to: '`useBulmaClasses(props)`, which returns the remaining props and their `className` in one object, not two values',
    changes: [],
  },
  {
    from: '`classNames(…)`',
    to: 'the same',
    changes: [],
  },
  {
    from: '`<Theme primaryH="10">`',
    to: '`--bulma-primary-h: 10` in your CSS, see [Theming](./theming.mdx)',
    byHand: ['Theme'],
  },
  {
    from: '`<Theme isRoot colorMode="dark">`',
    to: '`data-theme="dark"` on the root, see [Dark mode](../intro.mdx#dark-mode)',
    changes: [],
  },
  {
    from: '`<ConfigProvider iconLibrary="fa">`',
    to: 'none: an icon is a child of `Icon`, and the class names are Bulma’s',
    byHand: ['ConfigProvider'],
  },
];

const gone: Row[] = [
  {
    from: '`Autocomplete`, `Taginput`, `Numberinput`, `Rate`, `Slider`, `Switch`',
    to: 'none: Bulma has no styles for such form controls',
    byHand: ['Autocomplete', 'Taginput', 'Numberinput', 'Rate', 'Slider', 'Switch'],
  },
  {
    from: '`DateInput`, `TimeInput`, `DateTimeInput`',
    to: '`Input` with the `type` of `date`, `time` or `datetime-local`',
    byHand: ['DateInput', 'TimeInput', 'DateTimeInput'].flatMap((name) => [name, `${name}Base`]),
  },
  {
    from: '`Avatar`, `Avatars`, `Badge`, `Carousel`, `Collapse`, `Reveal`, `Steps`, `Tooltip`',
    to: 'none: Bulma has no styles for them',
    byHand: ['Avatar', 'Avatars', 'Badge', 'Carousel', 'Collapse', 'Reveal', 'Steps', 'Tooltip'],
  },
  {
    from: '`Dialog`, `Sidebar`, `Loading`, `Toast`',
    to: '`Modal`, `Menu`, `skeleton` and `Notification` are the closest',
    byHand: ['Dialog', 'Sidebar', 'Loading', 'Toast', 'ToastContainer', 'NotificationContainer'],
  },
];

/** bestax-bulma 5.6, for Bulma 1.0. */
export const BESTAX_BULMA: Peer = {
  package: '@allxsmith/bestax-bulma',
  breakpoints: 'suffixes',
  isPrefixed: true,
  tables: { rules, helpers, components, forms, interactive, functions, gone },
};
