import { StrictMode, Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { server, userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown } from '../components/Dropdown.tsx';
import { Modal } from '../components/Modal.tsx';

// What others do on a page with modals and menus: the app, the browser's own dialogs, other roots and libraries.

const focused = () => document.activeElement?.textContent || document.activeElement?.tagName;
const control = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a, p')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const dialog = () => document.querySelector('.modal.is-active');
const isInDialog = () => !!dialog()?.contains(document.activeElement);

/** Waits until what the library does in tasks of its own is done, where nothing is to happen. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

function Opener({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Next</button>
      <Modal open={open} onOpenChange={setOpen} aria-label="Photo">
        <Modal.Background />
        <Modal.Content>
          <p>Text</p>
          {children}
        </Modal.Content>
      </Modal>
    </>
  );
}

async function renderOpen(children?: ReactNode, isStrict = false) {
  const app = <Opener>{children}</Opener>;
  await render(isStrict ? <StrictMode>{app}</StrictMode> : app);
  await userEvent.click(control('Open'));
  await expect.poll(isInDialog).toBe(true);
}

function Once({ isDisabled }: { isDisabled?: boolean }) {
  const [isUsed, setUsed] = useState(false);
  if (isUsed && !isDisabled) return <p>Gone</p>;
  return (
    <button disabled={isUsed} onClick={() => setUsed(true)}>
      Once
    </button>
  );
}

test('If the app removes what has the focus, a modal keeps it, and Tab goes on from there', async () => {
  await renderOpen(
    <>
      <button>Before</button>
      <div>
        <Once />
      </div>
      <button>After</button>
    </>,
  );
  await userEvent.click(control('Once'));
  await expect.poll(focused).toBe('Gone');
  expect(isInDialog()).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('After');
  expect(document.querySelector('div[tabindex]:not(.modal)')).toBeNull();
});

test('If a modal loses all that can have the focus, it takes it itself, and Escape returns it', async () => {
  await renderOpen(<Once />);
  await userEvent.click(control('Once'));
  await expect.poll(isInDialog).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
});

/** What has the focus first in a modal with some content. */
const FIRST: Record<string, [ReactNode, string]> = {
  'text that cannot be edited': [<div contentEditable={false}>No</div>, 'Yes'],
  'a disabled fieldset': [
    <fieldset disabled>
      <button>No</button>
    </fieldset>,
    'Yes',
  ],
  'an inert part': [
    <div inert>
      <button>No</button>
    </div>,
    'Yes',
  ],
  'a hidden part': [
    <div hidden>
      <button>No</button>
    </div>,
    'Yes',
  ],
  'closed details': [
    <details>
      <summary>More</summary>
      <button>No</button>
    </details>,
    'More',
  ],
};

test.for(Object.entries(FIRST))('A modal with %s begins at what can be used', async ([, row]) => {
  const [content, first] = row;
  await renderOpen(
    <>
      {content}
      <button>Yes</button>
    </>,
  );
  expect(focused()).toBe(first);
});

test('Tab stays in a modal of which the focused button becomes disabled', async () => {
  await renderOpen(
    <>
      <Once isDisabled />
      <button>Last</button>
    </>,
  );
  await userEvent.keyboard('{Enter}');
  for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    await expect.poll(isInDialog).toBe(true);
  }
});

/** Sends the events of a pointer that is pressed on one element and released over another. */
function drag(from: Element, to: Element) {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  // The click is one on what is around both.
  dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('Only a whole click of the main button on the background closes a modal', async () => {
  await renderOpen();
  const background = document.querySelector('.modal-background') as HTMLElement;
  drag(control('Text'), background);
  drag(background, control('Text'));
  // The driver of WebKit waits for the menu that the right one opens.
  const others = server.browser === 'webkit' ? [] : (['right', 'middle'] as const);
  for (const button of others) {
    await userEvent.click(background, { button, position: { x: 5, y: 5 } });
  }
  await idle();
  expect(dialog()).not.toBeNull();
  await userEvent.click(background, { position: { x: 5, y: 5 } });
  await expect.poll(dialog).toBeNull();
});

/** Adds an element of another library to the page. */
function addOther(name: string, html: string, attributes: Record<string, string> = {}) {
  const other = document.body.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) other.setAttribute(key, value);
  other.innerHTML = html;
  onTestFinished(() => other.remove());
  return other;
}

test("A browser's dialog opens over a modal, and Escape closes it first", async () => {
  const native = addOther('dialog', '<button>Native</button>') as HTMLDialogElement;
  await renderOpen(<button onClick={() => native.showModal()}>Show</button>);
  await userEvent.click(control('Show'));
  await expect.poll(focused).toBe('Native');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => native.open).toBe(false);
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
});

test("A browser's dialog that is made only when it opens over a modal can be used", async () => {
  await renderOpen();
  const native = addOther('dialog', '<button>Native</button>') as HTMLDialogElement;
  native.showModal();
  await idle();
  expect(native).not.toHaveAttribute('inert');
  expect(focused()).toBe('Native');
});

/** Opens a dialog of the browser, with something of React in it. */
function renderInNative(children: ReactNode) {
  const native = addOther('dialog', '<div></div>') as HTMLDialogElement;
  native.showModal();
  const root = createRoot(native.firstElementChild as Element);
  onTestFinished(() => root.unmount());
  root.render(children);
  return native;
}

test("A browser's dialog can be used while its modal is elsewhere on the page", async () => {
  const native = renderInNative(<Modal portal defaultOpen aria-label="Photo" />);
  await expect.poll(dialog).not.toBeNull();
  await idle();
  expect(native).not.toHaveAttribute('inert');
});

test("In a modal in a browser's dialog, Escape closes a popover first, then the modal", async () => {
  const native = renderInNative(
    <Modal defaultOpen aria-label="Photo">
      <button popoverTarget="hint">Show</button>
      <div id="hint" popover="auto">
        Hint
      </div>
    </Modal>,
  );
  const isShown = () => document.getElementById('hint')?.matches(':popover-open');
  await expect.poll(focused).toBe('Show');
  await userEvent.keyboard('{Enter}');
  await expect.poll(isShown).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isShown).toBe(false);
  await idle();
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  // WebKit has closed both of its own at once.
  expect(native.open).toBe(server.browser !== 'webkit');
});

test("A browser's dialog in a shadow tree closes on Escape before the modal below it", async () => {
  const root = addOther('div', '').attachShadow({ mode: 'open' });
  root.innerHTML = '<dialog><button>Native</button></dialog>';
  const native = root.firstElementChild as HTMLDialogElement;
  await renderOpen();
  native.showModal();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => native.open).toBe(false);
  await idle();
  expect(dialog()).not.toBeNull();
});

test("A browser's dialog around a modal that stays open on Escape stays open too", async () => {
  const native = renderInNative(
    <Modal defaultOpen closeOnEscape={false} aria-label="Photo">
      <button>In both</button>
    </Modal>,
  );
  await expect.poll(focused).toBe('In both');
  await userEvent.keyboard('{Escape}');
  await idle();
  expect(native.open).toBe(true);
});

test("In a browser's dialog, Escape closes a modal first", async () => {
  const native = renderInNative(
    <Modal defaultOpen aria-label="Photo">
      <button>In both</button>
    </Modal>,
  );
  await expect.poll(focused).toBe('In both');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  expect(native.open).toBe(true);
});

/** A combobox or menu button of another library, which knows nothing of modals. */
function Foreign({ role, popup }: { role?: string; popup?: 'listbox' | 'menu' }) {
  const [open, setOpen] = useState(true);
  return (
    <button
      role={role}
      aria-controls="popup"
      aria-haspopup={popup}
      aria-expanded={open}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      Foreign
    </button>
  );
}

test.for<[string, Parameters<typeof Foreign>[0]]>([
  ['combobox', { role: 'combobox' }],
  ['menu button', { popup: 'menu' }],
  ['select', { popup: 'listbox' }],
])('An open %s of another library closes at Escape, and then its modal', async ([, props]) => {
  await renderOpen(<Foreign {...props} />);
  control('Foreign').focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => control('Foreign').getAttribute('aria-expanded')).toBe('false');
  await idle();
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
});

test('A search field that the user cannot clear does not keep its modal open', async () => {
  await renderOpen(<input type="search" readOnly value="Text" />);
  document.querySelector('input')?.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
});

test('A combobox that is always expanded, such as that of a command palette, does not keep its modal open', async () => {
  await renderOpen(<input role="combobox" aria-controls="list" aria-expanded />);
  document.querySelector('input')?.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
});

test('A section that is expanded in a modal is no popup, so Escape closes the modal', async () => {
  await renderOpen(<Foreign />);
  control('Foreign').focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
});

test('A popover in a modal closes before it on Escape', async () => {
  await renderOpen(
    <>
      <button popoverTarget="hint">Show</button>
      <div id="hint" popover="auto">
        Hint
      </div>
    </>,
  );
  const isShown = () => document.getElementById('hint')?.matches(':popover-open');
  await userEvent.click(control('Show'));
  await expect.poll(isShown).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isShown).toBe(false);
  expect(dialog()).not.toBeNull();
});

// Only some engines draw the options of a select on the page.
test.runIf(CSS.supports('appearance', 'base-select'))(
  'The options of a select in a modal close before it on Escape',
  async () => {
    await renderOpen(
      <>
        <style>{'select, ::picker(select) { appearance: base-select }'}</style>
        <select aria-label="Size">
          <option>Small</option>
        </select>
      </>,
    );
    const isShown = () => document.querySelector('select')?.matches(':open');
    await userEvent.click(document.querySelector('select') as HTMLElement);
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
    expect(dialog()).not.toBeNull();
  },
);

test('What others made inert or locked stays so after a modal', async () => {
  const other = addOther('div', 'Other', { inert: '' });
  document.documentElement.style.overflow = 'hidden';
  onTestFinished(() => void (document.documentElement.style.overflow = ''));
  await renderOpen();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
  expect(other.inert).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
});

test('What the app makes inert while a modal is open stays so after it', async () => {
  const other = addOther('div', 'Other');
  const last = addOther('div', 'Last');
  await render(
    <Modal defaultOpen aria-label="Photo" onOpenChange={() => last.setAttribute('inert', '')}>
      <button>In</button>
    </Modal>,
  );
  await expect.poll(focused).toBe('In');
  other.setAttribute('inert', '');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  await idle();
  expect(other).toHaveAttribute('inert');
  expect(last).toHaveAttribute('inert');
});

test('What the app no longer makes inert stays so until the modal closes', async () => {
  const other = addOther('div', 'Other', { inert: '' });
  await renderOpen();
  other.removeAttribute('inert');
  await expect.poll(() => other.inert).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => other.inert).toBe(false);
});

test('A page that the app lets scroll while a modal is open scrolls after it', async () => {
  const { classList } = document.documentElement;
  classList.add('is-clipped');
  onTestFinished(() => classList.remove('is-clipped'));
  await renderOpen();
  classList.remove('is-clipped');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
  expect(classList.contains('is-clipped')).toBe(false);
});

/** A drawer of the app, which keeps the page from scrolling. */
function Drawer() {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('is-clipped');
    return () => classList.remove('is-clipped');
  });
  return <p>Drawer</p>;
}

test('What keeps the page from scrolling as a modal closes goes on to do so', async () => {
  const app = (isNext: boolean) => (
    <>
      {isNext && <Drawer />}
      <Modal open={!isNext} aria-label="Photo" />
    </>
  );
  const screen = await render(app(false));
  await expect.poll(isInDialog).toBe(true);
  await screen.rerender(app(true));
  await expect.poll(dialog).toBeNull();
  await idle();
  expect(document.documentElement).toHaveClass('is-clipped');
});

test('Code that moves the focus to the page moves nothing while a modal is open', async () => {
  await renderOpen(<button>In</button>, true);
  control('Next').focus();
  expect(focused()).toBe('In');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('In');
});

test('The modal of another root is on top of an open one, and leaves nothing if its root goes', async () => {
  await renderOpen(<button>First</button>);
  const container = addOther('div', '');
  const root = createRoot(container);
  root.render(
    <Modal defaultOpen aria-label="Other">
      <button>Second</button>
    </Modal>,
  );
  await expect.poll(focused).toBe('Second');
  container.remove();
  root.unmount();
  await expect.poll(focused).toBe('First');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
  expect(document.querySelector('[inert], [data-over-modal], .is-clipped')).toBeNull();
});

test('Content that is still loading takes the focus when it is there', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const Late = () => {
    use(loaded);
    return <button>Late</button>;
  };
  await render(
    <Modal defaultOpen aria-label="Photo">
      <Suspense fallback="Loading">
        <Late />
      </Suspense>
    </Modal>,
  );
  await expect.poll(isInDialog).toBe(true);
  load();
  await expect.poll(() => control('Late')).toBeTruthy();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('Late');
});

test('A modal that waits for its content leaves the page usable, and is back when that is there', async () => {
  const never = new Promise<void>(() => {});
  const Content = ({ isLoading }: { isLoading: boolean }) => {
    if (isLoading) use(never);
    return <button>In</button>;
  };
  const app = (isLoading: boolean) => (
    <>
      <button>Behind</button>
      <Suspense fallback={<p>Loading</p>}>
        <Modal defaultOpen aria-label="Photo">
          <Content isLoading={isLoading} />
        </Modal>
      </Suspense>
    </>
  );
  const screen = await render(app(false));
  await expect.poll(focused).toBe('In');
  await screen.rerender(app(true));
  await expect.poll(() => control('Loading')).toBeTruthy();
  expect(document.querySelector('[inert], [data-over-modal], .is-clipped')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(document.body);
  await screen.rerender(app(false));
  await expect.poll(() => control('Behind').closest('[inert]')).not.toBeNull();
  await expect.poll(focused).toBe('In');
});

test('While Escape is held down, one layer closes', async () => {
  await render(
    ['A', 'B'].map((name) => (
      <Modal key={name} defaultOpen aria-label={name}>
        <button>In {name}</button>
      </Modal>
    )),
  );
  await expect.poll(focused).toBe('In B');
  for (const repeat of [false, true, true]) {
    const init = { key: 'Escape', repeat, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    await expect.poll(focused).toBe('In A');
  }
  await idle();
  expect(dialog()?.ariaLabel).toBe('A');
});

const hidden = { style: { display: 'none' } };

test.for([
  ['{ArrowDown}', 'Cut'],
  ['{ArrowUp}', 'Copy'],
  ['{ArrowDown}{ArrowDown}', 'Copy'],
  ['{ArrowDown}{End}', 'Copy'],
  ['{ArrowDown}c', 'Copy'],
] as const)('Keys of a menu skip items that are hidden: %s leads to %s', async ([keys, item]) => {
  await render(
    <Dropdown>
      <Dropdown.Trigger>
        <Dropdown.Button>Menu</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item as="button" {...hidden}>
            Cancel
          </Dropdown.Item>
          <Dropdown.Item as="button">Cut</Dropdown.Item>
          <Dropdown.Item as="button" {...hidden}>
            Close
          </Dropdown.Item>
          <Dropdown.Item as="button">Copy</Dropdown.Item>
          <Dropdown.Item as="button" {...hidden}>
            Cover
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
  );
  control('Menu').focus();
  const [first = '', ...rest] = keys.split(/(?=\{)|(?<=\})/);
  await userEvent.keyboard(first);
  await expect.poll(() => document.activeElement?.role).toBe('menuitem');
  for (const key of rest) await userEvent.keyboard(key);
  await expect.poll(focused).toBe(item);
});
