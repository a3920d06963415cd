import { useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { expectHydration } from '../../tests/expectHydration.tsx';
import {
  Modal,
  ModalBackground,
  ModalCard,
  ModalCardBody,
  ModalCardFoot,
  ModalCardHead,
  ModalCardTitle,
  ModalClose,
  ModalContent,
  ModalDelete,
} from './Modal.tsx';

const children = 'A photo';

describeContract(Modal, {
  element: 'div',
  className: 'modal',
  props: {
    'aria-label': 'Photo',
    defaultOpen: true,
    children: <ModalContent>A photo</ModalContent>,
  },
});
describeContract(ModalBackground, { element: 'div', className: 'modal-background' });
describeContract(ModalContent, {
  element: 'div',
  className: 'modal-content',
  props: { children },
});
describeContract(ModalClose, { element: 'button', className: 'modal-close' });
describeContract(ModalCard, { element: 'div', className: 'modal-card', props: { children } });
describeContract(ModalCardHead, {
  element: 'header',
  className: 'modal-card-head',
  props: { children },
});
describeContract(ModalCardTitle, {
  element: 'p',
  className: 'modal-card-title',
  props: { children },
});
describeContract(ModalDelete, { element: 'button', className: 'delete' });
describeContract(ModalCardBody, {
  element: 'section',
  className: 'modal-card-body',
  props: { children },
});
describeContract(ModalCardFoot, {
  element: 'footer',
  className: 'modal-card-foot',
  props: { children },
});

function Example({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal open={open} onOpenChange={change}>
        <Modal.Background data-testid="background" />
        <Modal.Card>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Rename</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <input aria-label="Name" />
          </Modal.CardBody>
          <Modal.CardFoot>
            <button>Save</button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
      <a href="#behind">Behind</a>
    </>
  );
}

async function renderOpened() {
  const screen = await render(<Example />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, opener: opener.element() };
}

test('A modal with content has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Modal id="photo">
      <Modal.Background />
      <Modal.Content>
        <p className="image is-4by3" />
      </Modal.Content>
      <Modal.Close size="large" />
    </Modal>,
    `<div id="photo" class="modal">
      <div class="modal-background"></div>
      <div class="modal-content"><p class="image is-4by3"></p></div>
      <button class="modal-close is-large" aria-label="close"></button>
    </div>`,
  );
});

test('A modal with a card has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Modal defaultOpen>
      <Modal.Background />
      <Modal.Card>
        <Modal.CardHead>
          <Modal.CardTitle>Rename</Modal.CardTitle>
          <Modal.Delete />
        </Modal.CardHead>
        <Modal.CardBody>Body</Modal.CardBody>
        <Modal.CardFoot>Foot</Modal.CardFoot>
      </Modal.Card>
    </Modal>,
    `<div class="modal is-active">
      <div class="modal-background"></div>
      <div class="modal-card">
        <header class="modal-card-head">
          <p class="modal-card-title">Rename</p>
          <button class="delete" aria-label="close"></button>
        </header>
        <section class="modal-card-body">Body</section>
        <footer class="modal-card-foot">Foot</footer>
      </div>
    </div>`,
  );
});

test('A closed modal is not there for anyone', async () => {
  const screen = await render(<Example />);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveClass('is-clipped');
});

test('An open modal is a modal dialog with the name of its title', async () => {
  const { dialog } = await renderOpened();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await expect.element(dialog).toHaveClass('modal', 'is-active');
});

test('A title with an id of its own names the modal too', async () => {
  const screen = await render(
    <Modal defaultOpen>
      <ModalCardTitle id="mine">Rename</ModalCardTitle>
    </Modal>,
  );
  await expect
    .element(screen.getByRole('dialog', { name: 'Rename' }))
    .toHaveAttribute('aria-labelledby', 'mine');
});

test('On opening, the focus moves to the first element that takes it', async () => {
  const { screen } = await renderOpened();
  await expect.element(screen.getByRole('button', { name: 'close' })).toHaveFocus();
});

test('On opening, the focus moves to initialFocus if it is given', async () => {
  function Named() {
    const name = useRef<HTMLInputElement>(null);
    return (
      <Modal defaultOpen aria-label="Rename" initialFocus={name}>
        <ModalDelete />
        <input ref={name} aria-label="Name" />
      </Modal>
    );
  }
  const screen = await render(<Named />);
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('On opening, a modal without any control takes the focus itself, and Tab keeps it there (keyboard: next)', async () => {
  const screen = await render(
    <Modal defaultOpen aria-label="Photo">
      <ModalContent>A photo</ModalContent>
    </Modal>,
  );
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
});

test('Tab moves through the modal, and from its last element to its first (keyboard: next)', async () => {
  const { screen } = await renderOpened();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'close' })).toHaveFocus();
});

test('Shift+Tab moves back, and from the first element of the modal to its last (keyboard: previous)', async () => {
  const { screen } = await renderOpened();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('Escape closes the modal, and the focus returns to what had it before (keyboard: escape)', async () => {
  const { dialog, opener } = await renderOpened();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Escape does not close the modal if a control in it uses the key (keyboard: used)', async () => {
  const screen = await render(
    <Modal defaultOpen aria-label="Photo">
      <input onKeyDown={(event) => event.preventDefault()} />
    </Modal>,
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
});

test('Escape clears a search field in a modal, as in a dialog of the browser, and then closes the modal (keyboard: search)', async () => {
  let presses = 0;
  const closedAt: number[] = [];
  const screen = await render(
    <Modal defaultOpen onOpenChange={() => closedAt.push(presses)} aria-label="Photo">
      <input type="search" defaultValue="Text" />
    </Modal>,
  );
  const field = screen.getByRole('searchbox');
  await expect.element(field).toHaveFocus();
  presses = 1;
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  presses = 2;
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(closedAt).toEqual([2]);
});

test('Hidden and disabled controls do not get the focus (keyboard: previous)', async () => {
  const screen = await render(
    <Modal defaultOpen aria-label="Photo">
      <button className="is-hidden">Hidden</button>
      <button>First</button>
      <button>Last</button>
      <button disabled>Disabled</button>
    </Modal>,
  );
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
});

test('A press on the background closes the modal, one on its content does not', async () => {
  const { screen, dialog, opener } = await renderOpened();
  await screen.getByRole('heading').click();
  await expect.element(dialog).toBeVisible();
  await screen.getByTestId('background').click({ position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test.for([
  ['Modal.Close', <ModalClose key="close" />],
  ['Modal.Delete', <ModalDelete key="delete" />],
] as const)('%s closes the modal', async ([, part]) => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Modal defaultOpen aria-label="Photo" onOpenChange={onOpenChange}>
      {part}
    </Modal>,
  );
  await screen.getByRole('button', { name: 'close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'close' }]]);
});

test('A controlled modal stays open until its owner closes it', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Modal open aria-label="Photo" onOpenChange={onOpenChange} />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'escape' }]]);
  await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  await screen.rerender(<Modal open={false} aria-label="Photo" onOpenChange={onOpenChange} />);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('While a modal is open, the page behind is inert and does not scroll', async () => {
  const { screen, opener } = await renderOpened();
  expect(opener.closest('[inert]')).not.toBeNull();
  await expect.element(screen.getByRole('link', { name: 'Behind' })).toHaveAttribute('inert');
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('link', { name: 'Behind' })).not.toHaveAttribute('inert');
  expect(opener.closest('[inert]')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('A page that did not scroll before a modal does not scroll after it', async () => {
  document.documentElement.classList.add('is-clipped');
  onTestFinished(() => document.documentElement.classList.remove('is-clipped'));
  const { dialog } = await renderOpened();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.documentElement).toHaveClass('is-clipped');
});

test('A modal that is taken away while open gives the page and the focus back', async () => {
  function Conditional() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <Modal open aria-label="Photo">
            <button onClick={() => setOpen(false)}>Done</button>
          </Modal>
        )}
      </>
    );
  }
  const screen = await render(<Conditional />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.documentElement).not.toHaveClass('is-clipped');
});

test('Of two open modals, Escape closes the newer one first, and the older is usable again (keyboard: newest)', async () => {
  function Two() {
    const [sure, setSure] = useState(false);
    return (
      <>
        <Modal defaultOpen aria-label="First">
          <button onClick={() => setSure(true)}>Ask</button>
        </Modal>
        <Modal open={sure} onOpenChange={setSure} aria-label="Second">
          <button>Sure</button>
        </Modal>
      </>
    );
  }
  const screen = await render(<Two />);
  const first = screen.getByRole('dialog', { name: 'First' });
  const second = screen.getByRole('dialog', { name: 'Second' });
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sure' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(second).not.toBeInTheDocument();
  await expect.element(first).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
});

test('An open modal comes alive as the server rendered it', async () => {
  await expectHydration(
    <Modal defaultOpen>
      <ModalCardTitle>Rename</ModalCardTitle>
    </Modal>,
  );
});

test.for([
  ['Modal.Background', ModalBackground],
  ['Modal.Close', ModalClose],
  ['Modal.Delete', ModalDelete],
  ['Modal.CardTitle', ModalCardTitle],
] as const)('%s outside a modal says what is missing', async ([name, Part]) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<Part />)).rejects.toThrow(`${name} must be inside a <Modal>.`);
});

test('A modal in a portal stands at the end of the page, or in the element that is given', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  const screen = await render(<Modal open portal aria-label="Photo" />);
  const dialog = screen.getByRole('dialog');
  await expect.poll(() => dialog.element().parentElement).toBe(document.body);
  await screen.rerender(<Modal open portal={place} aria-label="Photo" />);
  await expect.poll(() => dialog.element().parentElement).toBe(place);
});

test('On the server, a modal in a portal is nothing, and hydration brings it', () =>
  expectHydration(<Modal portal aria-label="Photo" />));
