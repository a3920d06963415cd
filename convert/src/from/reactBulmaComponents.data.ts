import { LIBRARY } from './library.data.ts';
import type { Peer, Replacement, Row } from './peer.ts';

const ratios = LIBRARY.components.Image?.props.ratio?.values ?? [];

/** Sizes of images: numbers are pixels, and texts are ratios. */
const imageSizes = (name: string): Replacement[] => [
  ...[16, 24, 32, 48, 64, 96, 128].map((size): Replacement => [
    `<${name} size={${size}}>`,
    `<_ size="${size}x${size}">`,
  ]),
  ...ratios.map((ratio): Replacement => [`<${name} size="${ratio}">`, `<_ ratio="${ratio}">`]),
];

const props: Row[] = [
  {
    from: '`renderAs={Link}`',
    to: '`as={Link}`',
  },
  {
    from: '`domRef={ref}`',
    to: '`ref={ref}`',
  },
  {
    from: '`colorVariant="light"`',
    to: '`light`, where the component has it',
    changes: [
      ['colorVariant="light"', 'light'],
      ['colorVariant="dark"', 'dark'],
    ],
  },
  {
    from: '`align="center"`, `align="right"`',
    to: '`centered`, `right`',
  },
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
  {
    from: '`pull="left"`',
    to: '`pulled="left"`',
    changes: [['pull={side}', 'pulled={side}']],
  },
  {
    from: '`display="relative"`, `hidden`',
    to: '`relative`, `display="hidden"`',
  },
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
  {
    from: '`m="4"`, `textSize="5"`',
    to: '`m={4}`, `textSize={5}`',
    changes: [],
  },
];

const components: Row[] = [
  {
    from: '`<Breadcrumb.Item><a href="/">Home</a></Breadcrumb.Item>`',
    to: '`<Breadcrumb.Item href="/">Home</Breadcrumb.Item>`',
    changes: [
      [
        '<Breadcrumb.Item><a {...link}>{label}</a></Breadcrumb.Item>',
        '<Breadcrumb.Item {...rest} {...link}>{label}</Breadcrumb.Item>',
      ],
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
  {
    from: '`<Button isStatic>`',
    to: '`<Button as="span" static>`',
  },
  {
    from: '`<Button status="hover">`',
    to: '`<Button hovered>`; also `focused`, `active`',
    changes: [
      ['<Button status="hover">', '<Button hovered>'],
      ['<Button status="focus">', '<Button focused>'],
      ['<Button status="active">', '<Button active>'],
    ],
  },
  {
    from: '`<Button remove>`',
    to: '`<Delete>`',
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
    from: '`Card.Header.Title`, `Card.Header.Icon`',
    to: '`Card.HeaderTitle`, `Card.HeaderIcon`, which is a button',
  },
  {
    from: '`Card.Footer.Item`',
    to: '`Card.FooterItem`, which is a link',
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
  {
    from: '`<Container breakpoint="desktop" max>`',
    to: '`<Container max="desktop">`',
  },
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
  {
    from: '`Hero.Header`, `Hero.Footer`',
    to: '`Hero.Head`, `Hero.Foot`',
  },
  {
    from: '`<Icon color="info" align="left">`',
    to: '`<Icon textColor="info" left>`',
    changes: [
      ['<Icon color={color}>', '<Icon textColor={color}>'],
      ['<Icon align="left">', '<Icon left>'],
    ],
  },
  {
    from: '`Icon.Text`',
    to: '`IconText`',
  },
  {
    from: '`<Image size={128}>`, `<Image size="16by9">`',
    to: '`<Image size="128x128">`, `<Image ratio="16by9">`',
    changes: imageSizes('Image'),
  },
  {
    from: '`<Level breakpoint="mobile">`',
    to: '`<Level mobile>`',
  },
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
  {
    from: '`Panel.Header`, `Panel.Tabs.Tab`',
    to: '`Panel.Heading`, `Panel.Tab`',
  },
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

const forms: Row[] = [
  {
    from: '`<Form.Field kind="addons">`',
    to: '`<Field addons>`',
  },
  {
    from: '`<Form.Field kind="group" align="right">`',
    to: '`<Field grouped="right">`',
    changes: [
      ['<Form.Field kind="group" align="center">', '<_ grouped="centered">'],
      ['<Form.Field kind="group" align="right">', '<_ grouped="right">'],
    ],
  },
  {
    from: '`<Form.Field kind="group" multiline>`',
    to: '`<Field groupedMultiline>`',
    changes: [
      ['<Form.Field kind="group" multiline>', '<_ groupedMultiline>'],
      ['<Form.Field kind="group">', '<_ grouped>'],
      ['<Form.Field>', '<Field>'],
    ],
  },
  {
    from: '`<Form.Field size="small">`',
    to: '`size="small"` on the controls in it',
    byHand: ['<Form.Field size={size}>'],
  },
  {
    from: '`Form.Label`, and `Form.Field.Label` around it',
    to: '`Field.Label` for both',
    changes: [
      ['<Form.Label>', '<Field.Label>'],
      [
        '<Form.Field.Label><Form.Label {...label}>{text}</Form.Label></Form.Field.Label>',
        '<Field.Label {...rest} {...label}>{text}</Field.Label>',
      ],
      ['<Form.Field.Label>', '<Field.Label>'],
    ],
  },
  {
    from: '`Form.Field.Body`',
    to: '`Field.Body`',
  },
  {
    from: '`<Form.Help color="danger">`',
    to: '`<Field.Help error>`, which marks the input as invalid too',
    changes: [
      ['<Form.Help color="danger">', '<Field.Help error>'],
      ['<Form.Help>', '<Field.Help>'],
    ],
  },
  {
    from: '`<Form.Control fullwidth>`',
    to: '`<Control expanded>`',
    changes: [
      ['<Form.Control fullwidth={expanded}>', '<_ expanded={expanded}>'],
      ['<Form.Control>', '<Control>'],
    ],
  },
  {
    from: 'An `Icon` with `align` in a `Form.Control`',
    to: '`<Control iconsLeft>` or `iconsRight`, and `Icon` with `left` or `right`',
    changes: [
      ['<Form.Control><Icon align="left" {...icon} /></Form.Control>', '<_ iconsLeft><Icon /></_>'],
      [
        '<Form.Control><Icon align="right" {...icon} /></Form.Control>',
        '<_ iconsRight><Icon /></_>',
      ],
    ],
  },
  {
    from: '`<Form.Input isStatic>`',
    to: '`<Input static>`',
    changes: [
      ['<Form.Input isStatic={isStatic}>', '<_ static={isStatic}>'],
      ['<Form.Input>', '<Input>'],
    ],
  },
  {
    from: '`<Form.Input status="focus">`',
    to: '`<Input focused>`',
    changes: ['Form.Input', 'Form.Textarea', 'Form.Select'].flatMap((name): Replacement[] => [
      [`<${name} status="focus">`, '<_ focused>'],
      [`<${name} status="hover">`, '<_ hovered>'],
    ]),
  },
  {
    from: '`Form.Textarea`, `Form.Select`',
    to: '`TextArea`, `Select`',
  },
  {
    from: '`Form.Checkbox`, `Form.Radio`',
    to: '`Checkbox`, `Radio`, and groups of them: `Checkboxes`, `Radios`',
    changes: [
      ['Form.Checkbox', 'Checkbox'],
      ['Form.Radio', 'Radio'],
    ],
  },
  {
    from: '`<Form.InputFile label="Choose" filename={name}>`',
    to: '`<File hasName>Choose</File>`, which shows the name itself',
    changes: [
      ['<Form.InputFile filename={name}>', '<File hasName>'],
      ['<Form.InputFile label={label}>', '<File>{label}</File>'],
      ['<Form.InputFile>', '<File>'],
    ],
  },
  {
    from: "`<Form.InputFile inputProps={{ accept: 'image/*' }}>`",
    to: '`<File accept="image/*">`',
    changes: [],
    byHand: ['<Form.InputFile inputProps={props}>'],
  },
];

const modal: Row[] = [
  {
    from: '`<Modal show={open} onClose={close}>`',
    to: '`<Modal open={open} onOpenChange={close}>`',
    changes: [
      ['<Modal show={open}>', '<Modal open={open}>'],
      ['<Modal onClose={close}>', '<Modal onOpenChange={close}>'],
    ],
  },
  {
    from: 'A background, which each modal has',
    to: '`<Modal.Background />` in the modal',
    changes: [['<Modal>', '<Modal><Modal.Background />{children}</Modal>']],
  },
  {
    from: 'A close button in the corner, unless `showClose` is `false`',
    to: '`<Modal.Close size="large" />` in the modal',
    changes: [
      ['<Modal showClose={undefined}>', '<Modal>{children}<Modal.Close size="large" /></Modal>'],
      ['<Modal showClose={false}>', '<Modal>'],
      ['<Modal showClose>', '<Modal>{children}<Modal.Close size="large" /></Modal>'],
    ],
  },
  {
    from: '`<Modal>` without `closeOnBlur`, which stays open on a click outside',
    to: '`<Modal closeOnOutsidePress={false}>`',
    changes: [
      ['<Modal closeOnBlur={undefined}>', '<Modal closeOnOutsidePress={false}>'],
      ['<Modal closeOnBlur={blur}>', '<Modal closeOnOutsidePress={blur}>'],
    ],
  },
  {
    from: '`<Modal closeOnEsc={false}>`',
    to: '`<Modal closeOnEscape={false}>`',
    changes: [['<Modal closeOnEsc={escape}>', '<Modal closeOnEscape={escape}>']],
  },
  {
    from: '`Modal.Card.Header`, with a close button',
    to: '`Modal.CardHead`, with `<Modal.Delete />` in it',
    changes: [
      [
        '<Modal.Card.Header showClose={undefined}>',
        '<Modal.CardHead>{children}<Modal.Delete /></Modal.CardHead>',
      ],
      [
        '<Modal.Card.Header showClose>',
        '<Modal.CardHead>{children}<Modal.Delete /></Modal.CardHead>',
      ],
      ['<Modal.Card.Header showClose={false}>', '<Modal.CardHead>'],
    ],
  },
  {
    from: '`Modal.Card.Title`, `Modal.Card.Body`, `Modal.Card.Footer`',
    to: '`Modal.CardTitle`, `Modal.CardBody`, `Modal.CardFoot`',
  },
];

const pagination: Row[] = [
  {
    from: '`<Pagination onChange={show}>`',
    to: '`<Pagination onPageChange={show}>`',
  },
  {
    from: '`delta`, `showFirstLast`, `showPrevNext`, `autoHide`',
    to: 'none: the pagination always shows the first and the last page, the current one and its two neighbors',
    byHand: [
      '<Pagination delta={delta}>',
      '<Pagination showFirstLast={isShown}>',
      '<Pagination showPrevNext={isShown}>',
      '<Pagination autoHide={isHidden}>',
    ],
  },
  {
    from: '`next`, `previous`',
    to: '`Pagination.Next` and `Pagination.Previous` as children',
    byHand: ['<Pagination next={next}>', '<Pagination previous={previous}>'],
  },
];

const navbar: Row[] = [
  {
    from: '`<Navbar active={active}>`',
    to: '`<Navbar open={active}>`, or nothing: it opens on its own',
    changes: [['<Navbar active={active}>', '<Navbar open={active}>']],
  },
  {
    from: '`<Navbar size="large">`',
    to: '`<Navbar spaced>`',
  },
  {
    from: '`<Navbar.Container align="left">`',
    to: '`<Navbar.Start>`; also `Navbar.End`',
    changes: [
      ['<Navbar.Container align="left">', '<Navbar.Start>'],
      ['<Navbar.Container align="right">', '<Navbar.End>'],
      ['<Navbar.Container>', '<Navbar.Start>'],
    ],
  },
  {
    from: '`<Navbar.Item><Navbar.Dropdown>`',
    to: '`<Navbar.Item dropdown><Navbar.Dropdown>`',
    changes: [
      [
        '<Navbar.Item><Navbar.Dropdown {...menu} /></Navbar.Item>',
        '<Navbar.Item dropdown><Navbar.Dropdown /></Navbar.Item>',
      ],
    ],
  },
  {
    from: '`<Navbar.Item><Navbar.Dropdown up>`',
    to: '`<Navbar.Item dropdown dropdownUp><Navbar.Dropdown>`',
    changes: [
      [
        '<Navbar.Item><Navbar.Dropdown up {...menu} /></Navbar.Item>',
        '<Navbar.Item dropdownUp><Navbar.Dropdown /></Navbar.Item>',
      ],
      ['<Navbar.Dropdown up>', '<Navbar.Dropdown>'],
    ],
  },
];

const gone: Row[] = [
  {
    from: '`Tile`',
    to: 'none: Bulma 1.0 has no tiles. Use [Grid](/docs/components/grid/grid) or nested [Columns](/docs/components/columns/columns)',
    byHand: ['Tile'],
  },
  {
    from: '`Loader`',
    to: '`loading` on Button, Control or Select shows the same spinner inside them, and `<div className="loader" />` still works too',
    byHand: ['Loader'],
  },
  {
    from: '`<Heading heading>`',
    to: '`<Block as="p" uppercase textSize={7}>` looks similar; Bulma 1.0 has no class for it',
    byHand: ['<Heading heading>'],
  },
  {
    from: '`<Image fallback="/none.png">`',
    to: 'another `src`, which you set in your own `onError` handler',
    byHand: ['<Image fallback={source}>', '<Card.Image fallback={source}>'],
  },
  {
    from: '`<Button color="grey-dark">`',
    to: 'none: Bulma has shades of gray only as a `backgroundColor` or `textColor`',
    byHand: [
      'black-bis',
      'black-ter',
      'white-bis',
      'white-ter',
      'grey-darker',
      'grey-dark',
      'grey-light',
      'grey-lighter',
    ].map((color) => `<Button color="${color}">`),
  },
  {
    from: '`Element`',
    to: 'a few lines with `useBulmaClasses`, the function behind all components of Bulmatic, as below',
    byHand: ['Element'],
  },
  {
    from: '`Dropdown`, which selects a value',
    to: '`Select`; here, a `Dropdown` is a menu of links and actions',
    byHand: ['Dropdown', 'Dropdown.Item', 'Dropdown.Divider'],
  },
];

/** react-bulma-components 4.1, for Bulma 0.9. */
export const REACT_BULMA_COMPONENTS: Peer = {
  package: 'react-bulma-components',
  breakpoints: 'objects',
  isPrefixed: false,
  tables: { props, components, forms, modal, pagination, navbar, gone },
};
