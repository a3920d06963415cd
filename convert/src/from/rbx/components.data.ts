import type { Replacement, Row } from '../peer.ts';

export const components: Row[] = [
  {
    from: '`<Card.Header.Title align="centered">`',
    to: '`<Card.HeaderTitle centered>`',
    changes: [
      ['<Card.Header.Title align="centered">', '<_ centered>'],
      ['<Card.Header.Title>', '<Card.HeaderTitle>'],
    ],
  },
  { from: '`Card.Header.Icon`', to: '`Card.HeaderIcon`, which is a button' },
  {
    from: '`<Card.Footer.Item>`, which is a plain container',
    to: '`<Card.FooterItem as="div">`; without `as` it is a link',
    changes: [
      ['<Card.Footer.Item as={undefined}>', '<Card.FooterItem as="div">'],
      ['<Card.Footer.Item>', '<Card.FooterItem>'],
    ],
  },
  {
    from: '`<Dropdown active={open}>`',
    to: '`<Dropdown open={open}>`, or nothing: it opens on its own',
    changes: [['<Dropdown active={open}>', '<Dropdown open={open}>']],
  },
  {
    from: '`<Dropdown.Trigger><Button>`',
    to: '`<Dropdown.Trigger><Dropdown.Button>`',
    changes: [['<Button>', '<Dropdown.Button>', { inside: 'Dropdown.Trigger' }]],
  },
  { from: '`<Level breakpoint="mobile">`', to: '`<Level mobile>`' },
  {
    from: '`<Level.Item align="left">`',
    to: '`<Level.Left>`; also `Level.Right`',
    changes: [
      ['<Level.Item align="left">', '<Level.Left>'],
      ['<Level.Item align="right">', '<Level.Right>'],
    ],
  },
  {
    from: '`<Media.Item align="left">`, `<Media.Item>`',
    to: '`<Media.Left>`, `<Media.Content>`; also `Media.Right`',
    changes: [
      ['<Media.Item align="left">', '<Media.Left>'],
      ['<Media.Item align="right">', '<Media.Right>'],
      ['<Media.Item align="content">', '<Media.Content>'],
      ['<Media.Item>', '<Media.Content>'],
    ],
  },
  {
    from: '`<Menu.List.Item menu={list}>`',
    to: '`<Menu.Item submenu={list}>`',
    changes: [
      ['<Menu.List.Item menu={list}>', '<_ submenu={list}>'],
      ['<Menu.List.Item>', '<Menu.Item>'],
      ['<Menu.List>', '<></>', { inside: 'Menu.List.Item' }],
    ],
  },
  {
    from: '`<Modal active={open} onClose={close}>`',
    to: '`<Modal open={open} onOpenChange={close}>`',
    changes: [
      ['<Modal active={open}>', '<Modal open={open}>'],
      [
        '<Modal onClose={close}>',
        '<Modal onOpenChange={close}>',
        { argument: 'whether the modal is open' },
      ],
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
    from: '`<Modal.Close>`, which is large',
    to: '`<Modal.Close size="large">`',
    changes: [['<Modal.Close size={undefined}>', '<Modal.Close size="large">']],
  },
  {
    from: '`Modal.Card.Head`, `Modal.Card.Title`, `Modal.Card.Body`, `Modal.Card.Foot`',
    to: '`Modal.CardHead`, `Modal.CardTitle`, `Modal.CardBody`, `Modal.CardFoot`',
  },
  {
    from: '`<Modal.Card.Head><Delete>`',
    to: '`<Modal.CardHead><Modal.Delete>`, which closes the modal',
    changes: [['<Delete>', '<Modal.Delete>', { inside: 'Modal.Card.Head' }]],
  },
  {
    from: '`<Modal containerClassName="dialogs" document={page}>`',
    to: '`<Modal portal={element}>`, which names the element that it is in',
    byHand: [
      '<Modal containerClassName={name}>',
      '<Modal document={page}>',
      '<Modal clipped={clipped}>',
    ],
  },
  {
    from: '`<Navbar active={open}>`',
    to: '`<Navbar open={open}>`, or nothing: it opens on its own',
    changes: [['<Navbar active={open}>', '<Navbar open={open}>']],
  },
  {
    from: '`<Navbar document={page}>`',
    to: 'none: Bulmatic finds the document on its own',
    byHand: ['<Navbar document={page}>'],
  },
  {
    from: '`<Navbar.Segment align="start">`',
    to: '`<Navbar.Start>`; also `Navbar.End`',
    changes: [
      ['<Navbar.Segment align="start">', '<Navbar.Start>'],
      ['<Navbar.Segment align="end">', '<Navbar.End>'],
    ],
  },
  {
    from: '`<Navbar.Item dropdown up>`',
    to: '`<Navbar.Item dropdownUp>`',
    changes: [['<Navbar.Item dropdown up>', '<Navbar.Item dropdownUp>']],
  },
  {
    from: '`<Pagination.Step align="next">`',
    to: '`<Pagination.Next>`; also `Pagination.Previous`',
    changes: [
      ['<Pagination.Step align="next">', '<Pagination.Next>'],
      ['<Pagination.Step align="previous">', '<Pagination.Previous>'],
    ],
  },
  { from: '`Panel.Tab.Group`', to: '`Panel.Tabs`' },
  {
    from: '`<Tab.Group><Tab>`',
    to: '`<Tabs><Tabs.List><Tabs.Tab>`',
    changes: [
      ['<Tab.Group>', '<Tabs><Tabs.List>{children}</Tabs.List></Tabs>'],
      ['<Tab>', '<Tabs.Tab>'],
    ],
  },
  {
    from: 'The kind of a `Tab.Group`: toggle, rounded or boxed',
    to: '`toggle`, `toggleRounded` and `boxed` of `Tabs`',
    changes: (
      [
        ['toggle-rounded', 'toggle toggleRounded'],
        ['toggle', 'toggle'],
        ['boxed', 'boxed'],
      ] as const
    ).map(([kind, props]): Replacement => [`<Tab.Group kind="${kind}">`, `<_ ${props}>`]),
  },
];
