import { useState, type FC, type ReactNode, type SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { stopEventTime } from '../../tests/eventTime.ts';
import { expectHydration } from '../../tests/expectHydration.tsx';
import { Icon } from '../elements/Icon.tsx';
import { movePointerAway } from '../../tests/movePointerAway.ts';
import {
  Dropdown,
  DropdownButton,
  DropdownContent,
  DropdownDivider,
  DropdownItem,
  DropdownMenu,
  DropdownTrigger,
  type DropdownProps,
} from './Dropdown.tsx';
import { Modal } from './Modal.tsx';

describeContract(Dropdown, { element: 'div', className: 'dropdown', props: { children: 'Sort' } });
describeContract(DropdownTrigger, {
  element: 'div',
  className: 'dropdown-trigger',
  props: { children: 'Sort' },
});
describeContract(DropdownButton, {
  element: 'button',
  className: 'button',
  props: { children: 'Sort' },
});
describeContract(DropdownMenu, {
  element: 'div',
  className: 'dropdown-menu',
  props: { children: <DropdownItem href="#name">Name</DropdownItem> },
});
describeContract(DropdownContent, { element: 'div', className: 'dropdown-content' });
describeContract(DropdownItem, {
  element: 'a',
  className: 'dropdown-item',
  props: { href: '#name', children: 'Name' },
});
describeContract(DropdownDivider, { element: 'hr', className: 'dropdown-divider' });

function Example({ onDelete, ...props }: DropdownProps & { onDelete?: () => void }) {
  return (
    <>
      <button>Before</button>
      <Dropdown {...props}>
        <Dropdown.Trigger>
          <Dropdown.Button>Actions</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content>
            <Dropdown.Item>Cut</Dropdown.Item>
            <Dropdown.Item href="#copy">Copy</Dropdown.Item>
            <Dropdown.Item as="button">Paste</Dropdown.Item>
            <Dropdown.Divider />
            <Dropdown.Item as="button" disabled>
              Print
            </Dropdown.Item>
            <Dropdown.Item onClick={onDelete}>Delete all</Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
      <button>After</button>
    </>
  );
}

async function renderFocused(props: Parameters<typeof Example>[0] = {}) {
  if (props.hoverable) await movePointerAway();
  const screen = await render(<Example {...props} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  (button.element() as HTMLElement).focus();
  const expectClosed = async () => {
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  };
  const expectFocusOn = (name: string) =>
    expect.element(screen.getByRole('menuitem', { name })).toHaveFocus();
  return { screen, button, expectClosed, expectFocusOn };
}

test('A closed dropdown has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Dropdown>
      <Dropdown.Trigger>
        <Dropdown.Button aria-controls="sort">
          <span>Sort</span>
          <span className="icon is-small">↓</span>
        </Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu id="sort">
        <Dropdown.Content>
          <Dropdown.Item href="#name"> By name </Dropdown.Item>
          <Dropdown.Item as="button">By date</Dropdown.Item>
          <Dropdown.Item href="#size" active>
            By size
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item as="div">
            <p>Any content</p>
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
    `<div class="dropdown">
      <div class="dropdown-trigger">
        <button class="button" aria-haspopup="true" aria-controls="sort">
          <span>Sort</span><span class="icon is-small">↓</span>
        </button>
      </div>
      <div class="dropdown-menu" id="sort" role="menu">
        <div class="dropdown-content">
          <a href="#name" class="dropdown-item">By name</a>
          <button class="dropdown-item">By date</button>
          <a href="#size" class="dropdown-item is-active">By size</a>
          <hr class="dropdown-divider">
          <div class="dropdown-item"><p>Any content</p></div>
        </div>
      </div>
    </div>`,
  );
});

test.for([
  [{ defaultOpen: true }, 'is-active'],
  [{ hoverable: true }, 'is-hoverable'],
  [{ right: true }, 'is-right'],
  [{ up: true }, 'is-up'],
] as const)('With %o, a dropdown has the class %s', async ([props, className]) => {
  await expectBulmaHtml(<Dropdown {...props} />, `<div class="dropdown ${className}"></div>`);
});

test('The button says what it opens, and whether it is open', async () => {
  const { screen, button } = await renderFocused();
  await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const menu = screen.getByRole('menu');
  await expect.element(button).toHaveAttribute('aria-controls', menu.element().id);
});

test('A menu with an id of its own is the one that the button controls', async () => {
  const screen = await render(
    <Dropdown>
      <DropdownButton>Sort</DropdownButton>
      <DropdownMenu id="mine" />
    </Dropdown>,
  );
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-controls', 'mine');
});

test.for(['{Enter}', ' ', '{ArrowDown}'])(
  'On the button, %s opens the menu and moves to its first item (keyboard: open)',
  async (key) => {
    const { expectFocusOn } = await renderFocused();
    await userEvent.keyboard(key);
    await expectFocusOn('Cut');
  },
);

test('On the button, ArrowUp opens the menu and moves to its last item (keyboard: open-last)', async () => {
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{ArrowUp}');
  await expectFocusOn('Delete all');
});

test('A press on the button opens the menu and keeps the focus, and another closes it', async () => {
  const { screen, button, expectClosed, expectFocusOn } = await renderFocused();
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('Cut');
  await button.click();
  await expectClosed();
});

test.for(['Control', 'Meta', 'Alt'])(
  'On the button, ArrowDown with %s is left to the browser',
  async (modifier) => {
    const { button, expectClosed } = await renderFocused();
    await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
    await expectClosed();
    await expect.element(button).toHaveFocus();
  },
);

test('In the menu, ArrowDown moves to the next item, and from the last to the first (keyboard: next)', async () => {
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectFocusOn('Copy');
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('Paste');
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('Delete all');
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('Cut');
});

test('In the menu, ArrowUp moves to the previous item, and from the first to the last (keyboard: previous)', async () => {
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expectFocusOn('Delete all');
  await userEvent.keyboard('{ArrowUp}');
  await expectFocusOn('Paste');
});

test('In the menu, End moves to the last item and Home to the first (keyboard: edges)', async () => {
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}{End}');
  await expectFocusOn('Delete all');
  await userEvent.keyboard('{Home}');
  await expectFocusOn('Cut');
});

test.for([
  ['co', 'Copy'],
  ['cu', 'Cut'],
  ['p', 'Paste'],
] as const)('In the menu, typing "%s" moves to "%s" (keyboard: letters)', async ([text, name]) => {
  stopEventTime();
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard(`{ArrowDown}${text}`);
  await expectFocusOn(name);
});

test('In the menu, typing after a pause starts a new word (keyboard: letters)', async () => {
  const pass = stopEventTime();
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}co');
  pass(500);
  await userEvent.keyboard('d');
  await expectFocusOn('Delete all');
});

test('In the menu, the same letter again moves to the next item that starts with it (keyboard: letters)', async () => {
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{End}{ArrowDown}c');
  await expectFocusOn('Copy');
  await userEvent.keyboard('c');
  await expectFocusOn('Cut');
});

test('In the menu, a space in the middle of typing belongs to the word (keyboard: letters)', async () => {
  stopEventTime();
  const onDelete = vi.fn();
  const { expectFocusOn } = await renderFocused({ onDelete });
  await userEvent.keyboard('{ArrowDown}delete a');
  await expectFocusOn('Delete all');
  expect(onDelete).not.toHaveBeenCalled();
});

test.for(['{Enter}', ' '])(
  'On an item, %s selects it, closes the menu and returns to the button (keyboard: select)',
  async (key) => {
    const onDelete = vi.fn();
    const { button, expectClosed } = await renderFocused({ onDelete });
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(key);
    expect(onDelete).toHaveBeenCalledOnce();
    await expectClosed();
    await expect.element(button).toHaveFocus();
  },
);

test.for([{ as: 'a' }, { as: 'button' }] as const)(
  'Holding down Enter on the button opens the menu, and does not select its first item: %o',
  async (props) => {
    const onClick = vi.fn();
    const screen = await render(
      <Dropdown>
        <DropdownButton>Sort</DropdownButton>
        <DropdownMenu>
          <DropdownItem {...props} onClick={onClick}>
            Name
          </DropdownItem>
        </DropdownMenu>
      </Dropdown>,
    );
    await userEvent.keyboard('{Tab}{Enter>3/}');
    await expect.element(screen.getByRole('menuitem')).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  },
);

test.for(['Enter', ' '])(
  'Holding down "%s" on an item selects it once, and does not open the menu again',
  async (key) => {
    const onDelete = vi.fn();
    const { button, expectClosed } = await renderFocused({ onDelete });
    await userEvent.keyboard(`{ArrowUp}{${key}>2/}`);
    await expectClosed();
    await expect.element(button).toHaveFocus();
    expect(onDelete).toHaveBeenCalledOnce();
  },
);

test('On a link, Enter follows it (keyboard: follow)', async () => {
  const { expectFocusOn } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectFocusOn('Copy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#copy');
});

test('A press on an item chooses it and closes the menu', async () => {
  const onDelete = vi.fn();
  const { screen, button, expectClosed } = await renderFocused({ onDelete });
  await button.click();
  await screen.getByRole('menuitem', { name: 'Delete all' }).click();
  expect(onDelete).toHaveBeenCalledOnce();
  await expectClosed();
});

test.for(['{ArrowDown}{Escape}', '{ArrowDown}{End}{Escape}'])(
  'Escape closes the menu and returns to the button (%s) (keyboard: escape)',
  async (keys) => {
    const { button, expectClosed } = await renderFocused();
    await userEvent.keyboard(keys);
    await expectClosed();
    await expect.element(button).toHaveFocus();
  },
);

const AROUND: Record<string, FC<{ children: ReactNode }>> = {
  'on the page': ({ children }) => children,
  'in a modal': ({ children }) => (
    <Modal defaultOpen aria-label="Photo">
      {children}
    </Modal>
  ),
};

test.for(Object.entries(AROUND))(
  'If the app removes the item that has the focus, the arrow keys go on in the menu (%s)',
  async ([, Around]) => {
    const menuOf = (names: readonly string[]) => (
      <Around>
        <Dropdown>
          <Dropdown.Button>Files</Dropdown.Button>
          <Dropdown.Menu>
            {names.map((name) => (
              <Dropdown.Item key={name}>{name}</Dropdown.Item>
            ))}
          </Dropdown.Menu>
        </Dropdown>
      </Around>
    );
    const screen = await render(menuOf(['One', 'Two', 'Three']));
    const item = (name: string) => screen.getByRole('menuitem', { name });
    (screen.getByRole('button').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(item('Two')).toHaveFocus();
    await screen.rerender(menuOf(['One', 'Three']));
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Three')).toHaveFocus();
  },
);

test('Tab closes the menu and moves to the element after the button (keyboard: tab)', async () => {
  const { screen, expectClosed } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expectClosed();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('Shift+Tab closes the menu and moves to the element before the button (keyboard: shift-tab)', async () => {
  const { screen, expectClosed } = await renderFocused();
  await userEvent.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}');
  await expectClosed();
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('A press outside closes the menu, one on its content does not', async () => {
  const screen = await render(
    <>
      <Dropdown>
        <DropdownButton>Help</DropdownButton>
        <DropdownMenu role="group">
          <DropdownContent>
            <DropdownItem as="div">Any content</DropdownItem>
          </DropdownContent>
        </DropdownMenu>
      </Dropdown>
      <p>Outside</p>
    </>,
  );
  const content = screen.getByText('Any content');
  await screen.getByRole('button').click();
  await content.click();
  await expect.element(content).toBeVisible();
  await screen.getByText('Outside').click({ force: true });
  await expect.element(content).not.toBeVisible();
});

test('An input in other content keeps its keys (keyboard: input)', async () => {
  const screen = await render(
    <Dropdown defaultOpen>
      <DropdownMenu role="group">
        <input aria-label="Filter" />
        <DropdownItem href="#name">Name</DropdownItem>
      </DropdownMenu>
    </Dropdown>,
  );
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('n m{Home}{ArrowDown}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('n m');
});

test('A touch outside closes the menu', async () => {
  const { button, expectClosed } = await renderFocused();
  await button.click();
  document.body.dispatchEvent(
    new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }),
  );
  await expectClosed();
});

test('Focus that moves outside closes the menu', async () => {
  const { screen, button, expectClosed } = await renderFocused();
  await button.click();
  const after = screen.getByRole('button', { name: 'After' });
  (after.element() as HTMLElement).focus();
  await expectClosed();
  await expect.element(after).toHaveFocus();
});

test('A hoverable dropdown opens on hover and by keyboard (keyboard: open)', async () => {
  const { screen, button, expectFocusOn } = await renderFocused({ hoverable: true });
  await button.hover();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('Cut');
});

test('While the pointer shows a hoverable dropdown, its button says so', async () => {
  const { screen, button, expectClosed } = await renderFocused({ hoverable: true });
  await button.hover();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('button', { name: 'After' }).hover();
  await expectClosed();
});

test('A press keeps a hoverable dropdown open, and another one hides it', async () => {
  const { screen, button, expectClosed } = await renderFocused({ hoverable: true });
  await button.click();
  await screen.getByRole('button', { name: 'After' }).hover();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await button.click();
  await expectClosed();
});

test('Escape hides a hoverable dropdown until the pointer leaves and comes back (keyboard: escape-hover)', async () => {
  const { screen, button, expectClosed } = await renderFocused({ hoverable: true });
  await button.hover();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  // The styles show it before React has heard of the pointer.
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await screen.getByRole('button', { name: 'After' }).hover();
  await button.hover();
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('A touch on a hoverable dropdown counts as a press alone', async () => {
  const { button } = await renderFocused({ hoverable: true });
  const touch = new PointerEvent('pointerenter', { pointerType: 'touch' });
  button.element().closest('.dropdown')?.dispatchEvent(touch);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(button.element()).toHaveAttribute('aria-expanded', 'false');
});

test('Choosing an item hides a hoverable dropdown from under the pointer', async () => {
  const { screen, button, expectClosed } = await renderFocused({ hoverable: true });
  await button.hover();
  await screen.getByRole('menuitem', { name: 'Delete all' }).click();
  await expectClosed();
  await expect.element(button).toHaveFocus();
});

test('An uncontrolled dropdown can be open at first, and tells of each change', async () => {
  const onOpenChange = vi.fn();
  const { screen, button, expectClosed } = await renderFocused({ defaultOpen: true, onOpenChange });
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await button.click();
  await expectClosed();
  await button.click();
  expect(onOpenChange.mock.calls).toEqual([
    [false, { reason: 'trigger' }],
    [true, { reason: 'trigger' }],
  ]);
});

test('A controlled dropdown is as open as its owner says', async () => {
  const { screen, button, expectClosed } = await renderFocused({ open: false });
  await button.click();
  await expectClosed();
  await screen.rerender(<Example open />);
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('A dropdown controlled by useState works by keyboard (keyboard: open-last)', async () => {
  function Owner() {
    const [open, setOpen] = useState(false);
    return <Example open={open} onOpenChange={setOpen} />;
  }
  const screen = await render(<Owner />);
  (screen.getByRole('button', { name: 'Actions' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete all' })).toHaveFocus();
});

test('A press keeps the focus on the button, after its owner refused to open the menu by keyboard', async () => {
  function Owner() {
    const [open, setOpen] = useState(false);
    const [isAllowed, setAllowed] = useState(false);
    return (
      <>
        <Example open={open} onOpenChange={(next) => setOpen(next && isAllowed)} />
        <button onClick={() => setAllowed(true)}>Allow</button>
      </>
    );
  }
  const screen = await render(<Owner />);
  const button = screen.getByRole('button', { name: 'Actions' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Allow' }).click();
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('The current item is marked as such', async () => {
  const screen = await render(
    <Dropdown defaultOpen>
      <DropdownMenu>
        <DropdownItem selected>Name</DropdownItem>
        <DropdownItem>Date</DropdownItem>
      </DropdownMenu>
    </Dropdown>,
  );
  const item = screen.getByRole('menuitem', { name: 'Name' });
  await expect.element(item).toHaveAttribute('aria-current', 'true');
  await expect.element(item).toHaveClass('is-selected');
  await expect
    .element(screen.getByRole('menuitem', { name: 'Date' }))
    .not.toHaveAttribute('aria-current');
});

test('A dropdown comes alive as the server rendered it', async () => {
  await expectHydration(<Example defaultOpen />);
});

test.for([
  ['Dropdown.Button', DropdownButton],
  ['Dropdown.Menu', DropdownMenu],
] as const)('%s outside a dropdown says what is missing', async ([name, Part]) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<Part />)).rejects.toThrow(`${name} must be inside a <Dropdown>.`);
});

test.for(['Control', 'Meta'])(
  'On a link, Enter with %s opens a new tab (keyboard: new-tab)',
  async (modifier) => {
    const { screen, button } = await renderFocused();
    await button.click();
    const item = screen.getByRole('menuitem', { name: 'Copy' });
    (item.element() as HTMLElement).focus();
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    (item.element() as HTMLElement).addEventListener('click', onClick);
    await userEvent.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    const [click] = onClick.mock.lastCall ?? [];
    expect([click?.ctrlKey, click?.metaKey]).toEqual([modifier === 'Control', modifier === 'Meta']);
  },
);

test('An item whose handler prevents the default leaves the menu open', async () => {
  const screen = await render(
    <Dropdown defaultOpen>
      <Dropdown.Trigger>
        <Dropdown.Button>View</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item as="button" onClick={(event: SyntheticEvent) => event.preventDefault()}>
            Grid
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
  );
  await screen.getByRole('menuitem').click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('A link whose handler prevents the default, as that of a router does, closes the menu', async () => {
  const screen = await render(
    <Dropdown defaultOpen>
      <Dropdown.Trigger>
        <Dropdown.Button>View</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item href="#grid" onClick={(event: SyntheticEvent) => event.preventDefault()}>
            Grid
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
  );
  await screen.getByRole('menuitem').click();
  await expect
    .element(screen.getByRole('button', { name: 'View' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test.for([
  ['a', 'Account'],
  ['b', 'Billing'],
  ['l', 'Log out'],
  ['e', undefined],
  ['q', 'Quiet lake'],
] as const)('Letters find items by their names for screen readers: %s', async ([letter, name]) => {
  const screen = await render(
    <Dropdown defaultOpen>
      <Dropdown.Trigger>
        <Dropdown.Button>Menu</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item as="button">Top</Dropdown.Item>
          <Dropdown.Item as="button">
            <Icon>
              <span className="material-icons">person</span>
            </Icon>{' '}
            Account
          </Dropdown.Item>
          <Dropdown.Item as="button">
            <span className="is-hidden">zz </span>Billing
          </Dropdown.Item>
          <Dropdown.Item as="button" aria-label="Log out">
            <span aria-hidden>→ </span>Exit
          </Dropdown.Item>
          <Dropdown.Item as="button">
            <img alt="Quiet lake" />
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
  );
  screen.getByRole('menuitem', { name: 'Top' }).element().focus();
  await userEvent.keyboard(letter);
  await expect.element(screen.getByRole('menuitem', { name: name ?? 'Top' })).toHaveFocus();
});

test.for(['button', 'a'] as const)(
  'An item (%s) with aria-disabled does nothing, by mouse or key, and leaves the menu open',
  async (as) => {
    const onClick = vi.fn();
    const screen = await render(
      <Dropdown defaultOpen>
        <Dropdown.Trigger>
          <Dropdown.Button>Menu</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content>
            <Dropdown.Item
              as={as}
              {...(as === 'a' && { href: '#pasted' })}
              aria-disabled
              onClick={onClick}
            >
              Paste
            </Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>,
    );
    const item = screen.getByRole('menuitem');
    await item.click({ force: true });
    item.element().focus();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(location.hash).not.toBe('#pasted');
    await expect.element(item).toBeVisible();
  },
);
