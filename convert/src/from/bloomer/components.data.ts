import { linkIn, type Row } from '../peer.ts';

export const components: Row[] = [
  {
    from: '`<BreadcrumbItem><a href="/">Home</a></BreadcrumbItem>`',
    to: '`<BreadcrumbItem href="/">Home</BreadcrumbItem>`',
    changes: [
      [
        '<BreadcrumbItem><a {...link}>{label}</a></BreadcrumbItem>',
        '<Breadcrumb.Item {...rest} {...link}>{label}</Breadcrumb.Item>',
      ],
      ...linkIn('BreadcrumbItem'),
      ['<Breadcrumb><ul>{items}</ul></Breadcrumb>', '<Breadcrumb>{items}</Breadcrumb>'],
      ['<Breadcrumb hasSeparator={separator}>', '<Breadcrumb separator={separator}>'],
    ],
  },
  {
    from: '`<CardFooterItem>`, which is a paragraph unless it has an address',
    to: '`<CardFooterItem as="p">`',
    changes: [
      [
        '<CardFooterItem as={undefined} tag={undefined} href={undefined}>',
        '<Card.FooterItem as="p">',
      ],
    ],
  },
  {
    from: '`<CardHeaderIcon>`, which is a link',
    to: '`<CardHeaderIcon as="a">`',
    changes: [['<CardHeaderIcon as={undefined} tag={undefined}>', '<Card.HeaderIcon as="a">']],
  },
  {
    from: '`<Dropdown isActive={open}>`',
    to: '`<Dropdown open={open}>`, or nothing: it opens on its own',
    changes: [['<Dropdown isActive={open}>', '<Dropdown open={open}>']],
  },
  {
    from: '`<DropdownTrigger><Button>`',
    to: '`<DropdownTrigger><Dropdown.Button>`',
    changes: [['<Button>', '<Dropdown.Button>', { inside: 'Dropdown.Trigger' }]],
  },
  {
    from: '`<DropdownItem>`, which is a plain container unless it has an address',
    to: '`<DropdownItem as="div">`',
    changes: [
      [
        '<DropdownItem tag={undefined} href={undefined} onClick={undefined}>',
        '<Dropdown.Item as="div">',
      ],
    ],
  },
  {
    from: '`<LevelItem href="/boats">`, which is a link',
    to: '`<LevelItem as="a" href="/boats">`; also `PanelBlock`',
    changes: [
      ['<LevelItem href={href} tag={undefined}>', '<Level.Item as="a" href={href}>'],
      ['<PanelBlock href={href} tag={undefined}>', '<Panel.Block as="a" href={href}>'],
    ],
  },
  {
    from: '`<Media isSize="large">`',
    to: '`<Media large>`',
  },
  {
    from: '`<MediaLeft>`, which is a plain container',
    to: '`<MediaLeft as="div">`; without `as` it is a figure',
    changes: [['<MediaLeft tag={undefined}>', '<Media.Left as="div">']],
  },
  {
    from: '`<li><MenuLink isActive>Boats</MenuLink></li>`',
    to: '`<Menu.Item active>Boats</Menu.Item>`, which has the `<li>`',
    changes: [
      [
        '<li><MenuLink {...link}>{label}</MenuLink></li>',
        '<Menu.Item {...rest} {...link}>{label}</Menu.Item>',
      ],
    ],
    byHand: ['MenuLink'],
  },
  {
    from: '`<Modal isActive={open}>`',
    to: '`<Modal open={open}>`; add `onOpenChange`, or the user cannot close it',
    changes: [['<Modal isActive={open}>', '<Modal open={open}>']],
  },
  {
    from: '`ModalCardHeader`, `ModalCardFooter`',
    to: '`Modal.CardHead`, `Modal.CardFoot`',
  },
  {
    from: '`<ModalCardHeader><Delete>`',
    to: '`<Modal.CardHead><Modal.Delete>`, which closes the modal',
    changes: [['<Delete>', '<Modal.Delete>', { inside: 'ModalCardHeader' }]],
  },
  {
    from: '`<ModalCardTitle>`, which is a heading',
    to: '`<ModalCardTitle as="h1">`; without `as` it is a paragraph',
    changes: [['<ModalCardTitle tag={undefined}>', '<Modal.CardTitle as="h1">']],
  },
  {
    from: '`<NavbarBurger>`, which is a plain container',
    to: '`<NavbarBurger>`, which is a button for the keyboard and for assistive technology',
    byHand: [],
  },
  {
    from: '`<NavbarItem hasDropdown>`, `<NavbarItem>` without an address',
    to: '`<NavbarItem dropdown>`, `<NavbarItem as="div">`',
    changes: [
      ['<NavbarItem hasDropdown={dropdown}>', '<Navbar.Item dropdown={dropdown}>'],
      [
        '<NavbarItem href={undefined} tag={undefined} as={undefined} dropdown={undefined}>',
        '<Navbar.Item as="div">',
      ],
    ],
  },
  {
    from: '`<PageControl isNext>`, `<PageControl isPrevious>`',
    to: '`<Pagination.Next>`, `<Pagination.Previous>`',
    changes: [
      ['<PageControl isNext>', '<Pagination.Next>'],
      ['<PageControl isPrevious>', '<Pagination.Previous>'],
      ['<PageControl>', '<Pagination.Previous>'],
    ],
  },
  {
    from: '`<Page><PageLink isCurrent>1</PageLink></Page>`',
    to: '`<Pagination.Link current>1</Pagination.Link>`, which has the `<li>`',
    changes: [
      [
        '<Page><PageLink {...link}>{label}</PageLink></Page>',
        '<Pagination.Link {...rest} {...link}>{label}</Pagination.Link>',
      ],
      [
        '<Page><PageEllipsis {...dots}>{text}</PageEllipsis></Page>',
        '<Pagination.Ellipsis {...rest} {...dots}>{text}</Pagination.Ellipsis>',
      ],
      ['<Page>', '<li>'],
    ],
    byHand: ['PageLink', 'PageEllipsis'],
  },
  { from: '`PageList`', to: '`Pagination.List`' },
  {
    from: '`<PanelIcon className="fas fa-book" />`',
    to: '`<PanelIcon><i className="fas fa-book" aria-hidden="true" /></PanelIcon>`',
    changes: [
      [
        '<PanelIcon className={icon}>',
        '<Panel.Icon {...rest}><i className={icon} aria-hidden="true" /></Panel.Icon>',
      ],
    ],
  },
  {
    from: '`<Tab isActive><TabLink>Boats</TabLink></Tab>`',
    to: '`<Tabs.Tab active>Boats</Tabs.Tab>`, which has the `<li>`',
    changes: [
      [
        '<Tab><TabLink {...link}>{label}</TabLink></Tab>',
        '<Tabs.Tab {...rest} {...link}>{label}</Tabs.Tab>',
      ],
      ['<Tab><a {...link}>{label}</a></Tab>', '<Tabs.Tab {...rest} {...link}>{label}</Tabs.Tab>'],
      ...linkIn('Tab', 'Tabs.Tab'),
      ['<Tab>', '<li>'],
    ],
    byHand: ['TabLink'],
  },
  {
    from: '`<TabList isAlign="right">`',
    to: '`<Tabs.List right>`; also `left`, `center`',
    changes: [
      ['<TabList isAlign="left">', '<_ left>'],
      ['<TabList isAlign="center">', '<_ center>'],
      ['<TabList>', '<Tabs.List>'],
    ],
  },
];
