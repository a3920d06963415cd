import { linkIn, type Replacement, type Row } from '../peer.ts';

const CONTENT = '<Modal.Content>{children}</Modal.Content>';
const CARD = '<Modal.Card><Modal.CardBody>{children}</Modal.CardBody></Modal.Card>';

export const interactive: Row[] = [
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
    from: '`<Dropdown closeOnClick={false}>`',
    to: '`event.preventDefault()` in the `onClick` of its items',
    byHand: ['<Dropdown closeOnClick={closes}>'],
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
      [
        '<Modal onClose={close}>',
        '<Modal onOpenChange={close}>',
        { argument: 'whether the modal is open' },
      ],
    ],
  },
  {
    from: '`<Modal>Text` without a part in it',
    to: '`<Modal><Modal.Background /><Modal.Content>Text</Modal.Content><Modal.Close size="large" />`',
    changes: [
      ...['type={undefined}', 'type="content"', 'type="card"'].map((type, index): Replacement => [
        `<Modal ${type} modalCardTitle={undefined} modalCardFoot={undefined}>`,
        `<Modal><Modal.Background />${index < 2 ? CONTENT : CARD}<Modal.Close size="large" /></Modal>`,
        { without: ['Modal.Background', 'Modal.Content', 'Modal.Card', 'Modal.Close'] },
      ]),
      ['<Modal type="content">', '<Modal>'],
      ['<Modal type="card">', '<Modal>'],
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
    from: '`<Modal.Close>`, `<Modal.Close variant="floating">`, which is large',
    to: '`<Modal.Delete>`, `<Modal.Close size="large">`',
    changes: [
      ['<Modal.Close variant={undefined}>', '<Modal.Delete>'],
      ['<Modal.Close variant="delete">', '<Modal.Delete>'],
      ['<Modal.Close variant="floating" size={undefined}>', '<Modal.Close size="large">'],
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
    to: '`<Tabs.Group value="crew" onValueChange={show}>`',
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
      ...linkIn('Tabs.Item', 'Tabs.Tab'),
      ['<Tabs.Item>', '<Tabs.Tab>'],
    ],
  },
  {
    from: '`<Tabs toggle rounded>`',
    to: '`<Tabs toggle toggleRounded>`',
    changes: [['<Tabs rounded={rounded}>', '<Tabs toggleRounded={rounded}>']],
  },
];
