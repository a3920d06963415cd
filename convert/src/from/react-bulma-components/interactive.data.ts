import type { Row } from '../peer.ts';

export const modal: Row[] = [
  {
    from: '`<Modal show={open} onClose={close}>`',
    to: '`<Modal open={open} onOpenChange={close}>`',
    changes: [
      ['<Modal show={open}>', '<Modal open={open}>'],
      [
        '<Modal onClose={close}>',
        '<Modal onOpenChange={close}>',
        { argument: 'whether the modal is open' },
      ],
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

export const pagination: Row[] = [
  { from: '`<Pagination onChange={show}>`', to: '`<Pagination onPageChange={show}>`' },
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

export const navbar: Row[] = [
  {
    from: '`<Navbar active={active}>`',
    to: '`<Navbar open={active}>`, or nothing: it opens on its own',
    changes: [['<Navbar active={active}>', '<Navbar open={active}>']],
  },
  { from: '`<Navbar size="large">`', to: '`<Navbar spaced>`' },
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
