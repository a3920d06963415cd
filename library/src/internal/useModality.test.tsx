import { StrictMode, useState, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Modal } from '../components/Modal.tsx';
import { Radio } from '../form/Radio.tsx';
import { Radios } from '../form/Radios.tsx';
import { renderInShadow } from '../../tests/renderInShadow.tsx';

/** A modal that is on the page only while it is open. */
function Mounted({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal open onOpenChange={setOpen} aria-label="Rename">
          <Modal.Content>{children}</Modal.Content>
        </Modal>
      )}
    </>
  );
}

test('A modal that is mounted open, with an element of autoFocus, gives the focus back to what had it', async () => {
  const screen = await render(
    <StrictMode>
      <Mounted>
        <button>First</button>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- What is tested here. */}
        <input autoFocus aria-label="Name" />
      </Mounted>
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/* eslint-disable jsx-a11y/media-has-caption -- They have nothing to say. */
const STOPS: Record<string, ReactNode> = {
  'a video with controls': <video controls data-testid="stop" />,
  'an audio with controls': <audio controls data-testid="stop" />,
  'a summary': (
    <details>
      <summary data-testid="stop">More</summary>
      <button>Not shown</button>
    </details>
  ),
  'text that can be edited': (
    <div contentEditable suppressContentEditableWarning data-testid="stop" />
  ),
  'a frame': <iframe title="Frame" data-testid="stop" />,
  'a checked radio button': (
    <Radios defaultValue="b" aria-label="Choice" name="choice">
      <Radio value="a">A</Radio>
      <Radio value="b" data-testid="stop">
        B
      </Radio>
    </Radios>
  ),
  'the first of a group of which the second is checked': (
    <Radios defaultValue="a" aria-label="Choice" name="choice">
      <Radio value="a" data-testid="stop">
        A
      </Radio>
      <Radio value="b">B</Radio>
    </Radios>
  ),
};

/* eslint-enable jsx-a11y/media-has-caption */

test.for(Object.entries(STOPS))(
  'As the last stop of a modal, %s is where Shift+Tab from the first one leads',
  async ([, stop]) => {
    const screen = await render(
      <Modal defaultOpen aria-label="Photo">
        <button>First</button>
        {stop}
      </Modal>,
    );
    await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(screen.getByTestId('stop')).toHaveFocus();
  },
);

test('Tab from the checked radio button at the end of a modal leads to its start', async () => {
  const screen = await render(
    <Modal defaultOpen aria-label="Photo">
      <button>First</button>
      <Radios defaultValue="a" aria-label="Choice" name="choice">
        <Radio value="a">A</Radio>
        <Radio value="b">B</Radio>
      </Radios>
    </Modal>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('radio', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

test('Nothing that leads the focus is left on the page after a modal', async () => {
  const screen = await render(<Modal open aria-label="Photo" />);
  const before = document.body.childElementCount;
  await screen.rerender(<Modal open={false} aria-label="Photo" />);
  expect(document.body.childElementCount).toBe(before - 2);
  expect(document.querySelector('[inert]')).toBeNull();
});

test('What has data-over-modal stays usable beside a modal, and what is around it does not', async () => {
  const screen = await render(
    <>
      <main>
        <button>Behind</button>
        <div data-over-modal>
          <button>Undo</button>
        </div>
      </main>
      <Modal defaultOpen aria-label="Photo">
        <button>First</button>
      </Modal>
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  expect(screen.getByText('Behind').element()).toHaveAttribute('inert');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

test.for([
  [15, 'stable'],
  [0, ''],
] as const)(
  'A scrollbar of %i pixels keeps its room while a modal is open',
  async ([room, gutter]) => {
    // Headless browsers draw scrollbars over the page.
    const root = document.documentElement;
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - room);
    onTestFinished(() => void vi.restoreAllMocks());
    const screen = await render(<Modal open aria-label="Photo" />);
    expect(root).toHaveClass('is-clipped');
    expect(root.style.scrollbarGutter).toBe(gutter);
    await screen.rerender(<Modal open={false} aria-label="Photo" />);
    expect(root).not.toHaveClass('is-clipped');
    expect(root.style.scrollbarGutter).toBe('');
  },
);

test('In a shadow tree, a modal keeps the focus and gives it back', async () => {
  const { find, focused } = await renderInShadow(
    <Mounted>
      <button>First</button>
      <button>Last</button>
    </Mounted>,
  );
  find('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('First');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe('Last');
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('First');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
});
