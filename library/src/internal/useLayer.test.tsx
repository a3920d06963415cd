import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown, type DropdownProps } from '../components/Dropdown.tsx';
import { Modal } from '../components/Modal.tsx';
import { Navbar } from '../components/Navbar.tsx';
import { renderInShadow } from '../../tests/renderInShadow.tsx';

const press = (type: string, init: KeyboardEventInit) =>
  document.body.dispatchEvent(
    new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true, ...init }),
  );

test.for<[string, KeyboardEventInit]>([
  ['while it composes', { isComposing: true }],
  ['as it ends, in Safari', { keyCode: 229 }],
])('Escape for an input method, %s, closes nothing', async ([, init]) => {
  const onOpenChange = vi.fn();
  await render(<Modal open aria-label="Photo" onOpenChange={onOpenChange} />);
  press('keydown', init);
  expect(onOpenChange).not.toHaveBeenCalled();
  press('keydown', {});
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
});

const menu = (props: DropdownProps) => (
  <>
    <Dropdown defaultOpen {...props}>
      <Dropdown.Trigger>
        <Dropdown.Button>Actions</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item as="button">Cut</Dropdown.Item>
          {createPortal(<button style={{ float: 'right' }}>Elsewhere</button>, document.body)}
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
    <button style={{ float: 'right' }}>Outside</button>
  </>
);

test('A press in a portal that belongs to a dropdown leaves it open', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(menu({ onOpenChange }));
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Outside' }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'outside' });
});

test.for(['dropdown', 'navbar item', 'navbar', 'modal'] as const)(
  'What does not close on Escape or a press outside stays open: %s',
  async (kind) => {
    const onOpenChange = vi.fn();
    const props = {
      defaultOpen: true,
      onOpenChange,
      closeOnEscape: false,
      closeOnOutsidePress: false,
    };
    const elements = {
      dropdown: menu(props),
      'navbar item': (
        <Navbar.Item dropdown {...props}>
          <Navbar.Link>More</Navbar.Link>
        </Navbar.Item>
      ),
      navbar: <Navbar {...props} />,
      modal: (
        <Modal {...props} aria-label="Photo">
          <Modal.Background data-testid="outside" />
        </Modal>
      ),
    };
    const screen = await render(
      <>
        <p data-testid="page">Page</p>
        {elements[kind]}
      </>,
    );
    await userEvent.keyboard('{Escape}');
    const outside = screen.getByTestId(kind === 'modal' ? 'outside' : 'page');
    await outside.click({ position: { x: 5, y: 5 } });
    // What is outside is told of in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    expect(onOpenChange).not.toHaveBeenCalled();
  },
);

test('In a shadow tree, the items of a dropdown take the pointer and the arrow keys', async () => {
  const onOpenChange = vi.fn();
  const onCut = vi.fn();
  const { find, focused } = await renderInShadow(
    <Dropdown onOpenChange={onOpenChange}>
      <Dropdown.Trigger>
        <Dropdown.Button>Actions</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu style={{ display: 'block' }}>
        <Dropdown.Content>
          <Dropdown.Item as="button" id="cut" onClick={onCut}>
            Cut
          </Dropdown.Item>
          <Dropdown.Item as="button">Copy</Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
  );
  find('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Cut');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Copy');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Cut');
  await userEvent.click(find('#cut'));
  expect(onCut).toHaveBeenCalledOnce();
  expect(onOpenChange.mock.lastCall).toEqual([false, { reason: 'item' }]);
});

test('In a shadow tree, a menu closes when the focus moves elsewhere in the tree', async () => {
  const { find, focused } = await renderInShadow(menu({}));
  find('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Cut');
  find('.dropdown ~ button').focus();
  await expect.poll(() => find('.dropdown button').ariaExpanded).toBe('false');
  expect(focused()).toBe('Outside');
});

test('In a modal that stays open on Escape, the key still clears a search field', async () => {
  const screen = await render(
    <Modal defaultOpen closeOnEscape={false} aria-label="Search">
      <input type="search" defaultValue="Bulma" />
    </Modal>,
  );
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
