import { StrictMode, useRef, useState, type ComponentType, type RefObject } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Message, type MessageProps } from '../components/Message.tsx';
import { Notification } from '../elements/Notification.tsx';
import { renderInShadow } from '../../tests/renderInShadow.tsx';

interface Closing {
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

const kinds: [string, ComponentType<Closing>][] = [
  [
    'message',
    (closing) => (
      <Message>
        <Message.Header {...closing}>Saved</Message.Header>
      </Message>
    ),
  ],
  ['notification', (closing) => <Notification {...closing}>Saved</Notification>],
];

function Closable({
  kind: Kind,
  isTold = true,
}: {
  kind: ComponentType<Closing>;
  isTold?: boolean;
}) {
  const [isOpen, setOpen] = useState(true);
  const next = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <StrictMode>
      <button>Before</button>
      {isOpen && <Kind onClose={close} finalFocus={isTold ? next : undefined} />}
      <button ref={next}>Next</button>
      <button onClick={close}>Close from outside</button>
    </StrictMode>
  );
}

test.for(kinds)('When a %s closes, the focus goes to where it was told to', async ([, kind]) => {
  const screen = await render(<Closable kind={kind} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test.for(kinds)('A %s that closes elsewhere takes the focus from nobody', async ([, kind]) => {
  const screen = await render(<Closable kind={kind} />);
  const outside = screen.getByRole('button', { name: 'Close from outside' });
  await outside.click();
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(outside).toHaveFocus();
});

test.for(kinds)('A %s that is told nothing moves no focus', async ([, kind]) => {
  const screen = await render(<Closable kind={kind} isTold={false} />);
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test.for(kinds)('In a shadow tree, the focus of a %s goes on too', async ([, kind]) => {
  const { find, focused } = await renderInShadow(<Closable kind={kind} />);
  await userEvent.click(find('.delete'));
  await expect.poll(focused).toBe('Next');
});

test.for<NonNullable<MessageProps['size']>>(['small', 'medium', 'large'])(
  'The close button of a message is as %s as that',
  async (size) => {
    const header = <Message.Header onClose={() => {}}>Saved</Message.Header>;
    const screen = await render(<Message size={size}>{header}</Message>);
    await expect.element(screen.getByRole('button')).toHaveClass('delete', `is-${size}`);
  },
);
