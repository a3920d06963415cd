import { useState, type ComponentProps, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown } from '../components/Dropdown.tsx';
import { Modal } from '../components/Modal.tsx';
import { Navbar } from '../components/Navbar.tsx';

interface LayersProps extends ComponentProps<typeof Modal> {
  /** The names of the modals, in the order in which the page has them. */
  names: string;
  isMounted: boolean;
}

/** Modals of which each opens the one with the next letter, whatever their order on the page. */
function Layers({ names, isMounted, ...props }: LayersProps) {
  const [open, setOpen] = useState('');
  const opener = (name: string) => (
    <button onClick={() => setOpen((all) => all + name)}>Open {name}</button>
  );
  return (
    <>
      {opener('A')}
      {[...names].map(
        (name) =>
          (isMounted || open.includes(name)) && (
            <Modal
              key={name}
              open={open.includes(name)}
              onOpenChange={() => setOpen((all) => all.replace(name, ''))}
              aria-label={name}
              {...props}
            >
              <Modal.Background />
              <Modal.Content>{opener(String.fromCharCode(name.charCodeAt(0) + 1))}</Modal.Content>
            </Modal>
          ),
      )}
    </>
  );
}

const cases = ['ABC', 'CBA', 'BCA', 'CAB'].flatMap((names) =>
  [true, false].flatMap((isMounted) =>
    [true, false].map((portal) => ({ names, isMounted, portal })),
  ),
);

/** The name of the modal that is painted over the others. Hit testing ignores what is inert or hidden. */
function onTop() {
  const style = document.createElement('style');
  style.textContent = '.modal-background { visibility: visible !important }';
  document.head.append(style);
  const inert = [...document.querySelectorAll('[inert]')].map(
    (element) => [element, element.getAttribute('inert') ?? ''] as const,
  );
  for (const [element] of inert) element.removeAttribute('inert');
  const modal = document.elementFromPoint(innerWidth / 2, 5)?.closest('.modal');
  for (const [element, value] of inert) element.setAttribute('inert', value);
  style.remove();
  return modal?.ariaLabel;
}

const darkening = () =>
  [...document.querySelectorAll<HTMLElement>('.modal-background')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

test.for(cases)(
  'The newest of three modals is on top, alone darkens the page, and Escape closes it first: %o',
  async (props) => {
    const screen = await render(<Layers {...props} />);
    for (const name of 'ABC') {
      await screen.getByRole('button', { name: `Open ${name}` }).click();
      await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
      expect(onTop()).toBe(name);
      expect(darkening().map(({ parentElement }) => parentElement?.ariaLabel)).toEqual([name]);
    }
    for (const name of 'CBA') {
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByRole('dialog', { name })).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: `Open ${name}` })).toHaveFocus();
    }
    expect(document.querySelector('[inert], .modal[style]:not([style=""])')).toBeNull();
  },
);

test('A modal keeps its own z-index, and one over it is still on top', async () => {
  const screen = await render(<Layers names="BA" isMounted={false} style={{ zIndex: 99 }} />);
  await screen.getByRole('button', { name: 'Open A' }).click();
  await screen.getByRole('button', { name: 'Open B' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'B' })).toBeVisible();
  expect(onTop()).toBe('B');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'A' })).toHaveStyle({ zIndex: '99' });
});

test('If the upper modal has no background, the one below still darkens the page', async () => {
  await render(
    <>
      <Modal defaultOpen aria-label="A">
        <Modal.Background />
      </Modal>
      <Modal defaultOpen aria-label="B" />
    </>,
  );
  expect(darkening()).toHaveLength(1);
});

test.for([true, false])(
  'Of two modals that open at once, the inner one is on top (portal: %s)',
  async (portal) => {
    const screen = await render(
      <Modal defaultOpen portal={portal} aria-label="A">
        <Modal.Background />
        <Modal defaultOpen portal={portal} aria-label="B">
          <Modal.Background />
          <button>In B</button>
        </Modal>
      </Modal>,
    );
    await expect.element(screen.getByRole('button', { name: 'In B' })).toHaveFocus();
    expect(onTop()).toBe('B');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: 'B' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'A' })).toHaveFocus();
  },
);

const menu = (name: string, children?: ReactNode) => (
  <Dropdown defaultOpen>
    <Dropdown.Trigger>
      <Dropdown.Button>{name}</Dropdown.Button>
    </Dropdown.Trigger>
    <Dropdown.Menu aria-label={name}>
      <Dropdown.Content>
        {children ?? <Dropdown.Item as="button">Cut</Dropdown.Item>}
      </Dropdown.Content>
    </Dropdown.Menu>
  </Dropdown>
);

test.for(['Escape', 'a press on the background'])(
  'In a modal with an open menu, %s closes the menu alone, and the next one the modal',
  async (how) => {
    const screen = await render(
      <Modal defaultOpen aria-label="Photo">
        <Modal.Background data-testid="background" />
        <Modal.Content>{menu('Actions')}</Modal.Content>
      </Modal>,
    );
    const dismiss = () =>
      how === 'Escape'
        ? userEvent.keyboard('{Escape}')
        : screen.getByTestId('background').click({ position: { x: 5, y: 5 } });
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await dismiss();
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await dismiss();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  },
);

test('A press outside closes the inner of two nested menus alone, but all that are next to each other', async () => {
  const screen = await render(
    <>
      {menu('Outer', <div className="dropdown-item">{menu('Inner')}</div>)}
      {menu('Other')}
      <p style={{ marginTop: '20rem' }}>Page</p>
    </>,
  );
  // Bulma shows the menu of a dropdown that is inside an open one.
  const open = () =>
    [...document.querySelectorAll('[aria-expanded=true]')].map((button) => button.textContent);
  expect(open()).toEqual(['Outer', 'Inner', 'Other']);
  await screen.getByText('Page').click();
  await expect.poll(open).toEqual(['Outer']);
  await screen.getByText('Page').click();
  await expect.poll(open).toEqual([]);
});

test('The background of a modal can be clicked by code', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Modal defaultOpen aria-label="Photo" onOpenChange={onOpenChange}>
      <Modal.Background data-testid="background" />
    </Modal>,
  );
  (screen.getByTestId('background').element() as HTMLElement).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'outside' });
});

test('A press in a frame closes an open menu, unless the frame is in the menu', async () => {
  const frame = (title: string) => (
    <iframe title={title} srcDoc="<button>In a frame</button>" style={{ width: 200, height: 50 }} />
  );
  const screen = await render(
    <>
      {menu('Actions', frame('inside'))}
      <div style={{ marginTop: '12rem' }}>{frame('outside')}</div>
    </>,
  );
  const press = async (title: string) => {
    // The frame takes the focus, as it does from a press.
    window.focus();
    screen.getByTitle(title).element().focus();
    window.dispatchEvent(new Event('blur'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await press('inside');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await press('outside');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('A bar that changes its element still closes on Escape and tells its ref', async () => {
  const ref = vi.fn();
  const bar = (as: 'nav' | 'header') => (
    <Navbar as={as} aria-label="Main" ref={ref} data-testid="bar">
      <Navbar.Brand>
        <Navbar.Burger as={as === 'nav' ? 'a' : 'button'} />
      </Navbar.Brand>
      <Navbar.Menu />
    </Navbar>
  );
  const screen = await render(bar('nav'));
  await screen.rerender(bar('header'));
  expect(ref.mock.lastCall?.[0]).toBe(screen.getByTestId('bar').element());
  const burger = screen.getByTestId('bar').element().querySelector('button') as HTMLElement;
  burger.click();
  await expect.poll(() => burger.ariaExpanded).toBe('true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => burger.ariaExpanded).toBe('false');
});
