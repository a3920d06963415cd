import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dropdown } from '../components/Dropdown.tsx';
import { Modal } from '../components/Modal.tsx';
import { Navbar } from '../components/Navbar.tsx';

/** Renders through a portal into a document that isn't the app's. */
async function renderElsewhere(page: Document, children: ReactNode) {
  const screen = await render(<>{createPortal(children, page.body)}</>);
  const find = (selector: string) => page.querySelector(selector) as HTMLElement;
  const press = (key: string) => {
    const init = { key, bubbles: true, cancelable: true };
    (page.activeElement ?? page.body).dispatchEvent(new KeyboardEvent('keydown', init));
  };
  const pressOutside = () =>
    page.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return { screen, find, press, pressOutside, focused: () => page.activeElement?.textContent };
}

function frameDocument() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument as Document;
  page.head.innerHTML = `<style>
    .dropdown:not(.is-active) .dropdown-menu, .modal:not(.is-active) { display: none }
  </style>`;
  return page;
}

const menu = (
  <Dropdown defaultOpen>
    <Dropdown.Trigger>
      <Dropdown.Button>Menu</Dropdown.Button>
    </Dropdown.Trigger>
    <Dropdown.Menu>
      <Dropdown.Content>
        <Dropdown.Item as="button">One</Dropdown.Item>
        <Dropdown.Item as="button">Two</Dropdown.Item>
      </Dropdown.Content>
    </Dropdown.Menu>
  </Dropdown>
);

test('In a frame, the keys of a menu work, and Escape or a press outside closes it', async () => {
  const { find, press, pressOutside, focused } = await renderElsewhere(frameDocument(), menu);
  const expanded = () => find('.dropdown button').ariaExpanded;
  find('.dropdown-item').focus();
  press('ArrowDown');
  expect(focused()).toBe('Two');
  press('o');
  expect(focused()).toBe('One');
  press('Escape');
  await expect.poll(expanded).toBe('false');
  expect(focused()).toBe('Menu');
  find('.dropdown button').click();
  await expect.poll(expanded).toBe('true');
  pressOutside();
  await expect.poll(expanded).toBe('false');
});

test('A press in the page around a frame closes the menu in the frame', async () => {
  const page = frameDocument();
  const { find } = await renderElsewhere(page, menu);
  find('.dropdown button').focus();
  const outside = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => outside.remove());
  outside.focus();
  page.defaultView?.dispatchEvent(new Event('blur'));
  await expect.poll(() => find('.dropdown button').ariaExpanded).toBe('false');
});

function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onOpenChange={setOpen} aria-label="Sure?">
        <Modal.Background />
        <Modal.Content>
          <button>Yes</button>
        </Modal.Content>
      </Modal>
    </>
  );
}

test('In a frame, a modal takes the focus, makes only the page of the frame inert, and returns the focus', async () => {
  const page = frameDocument();
  const { find, press, focused } = await renderElsewhere(page, <Confirm />);
  find('#opener').focus();
  find('#opener').click();
  await expect.poll(focused).toBe('Yes');
  expect(find('#opener').inert).toBe(true);
  expect(page.documentElement).toHaveClass('is-clipped');
  expect(document.documentElement).not.toHaveClass('is-clipped');
  expect(document.querySelector('[inert]')).toBeNull();
  press('Escape');
  await expect.poll(focused).toBe('Open');
  expect(find('#opener').inert).toBe(false);
});

test('In a frame, a fixed navbar makes room in the page of the frame, and Escape closes its menu', async () => {
  const page = frameDocument();
  const { find, press } = await renderElsewhere(
    page,
    <Navbar fixed="top" defaultOpen aria-label="Main">
      <Navbar.Brand>
        <Navbar.Burger as="button" />
      </Navbar.Brand>
    </Navbar>,
  );
  expect(page.documentElement).toHaveClass('has-navbar-fixed-top');
  expect(document.documentElement).not.toHaveClass('has-navbar-fixed-top');
  press('Escape');
  await expect.poll(() => find('button').ariaExpanded).toBe('false');
});
