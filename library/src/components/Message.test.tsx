import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Message, MessageBody, MessageHeader } from './Message.tsx';

const children = 'Saved';

describeContract(Message, { element: 'article', className: 'message', props: { children } });
describeContract(MessageHeader, {
  element: 'div',
  className: 'message-header',
  props: { children, onClose: () => {} },
});
describeContract(MessageBody, {
  element: 'div',
  className: 'message-body',
  props: { children },
});

test('A message has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Message color="success" size="medium">
      <Message.Header onClose={() => {}} closeLabel="delete">
        <p>Saved</p>
      </Message.Header>
      <Message.Body>
        All is <strong>well</strong>.
      </Message.Body>
    </Message>,
    `<article class="message is-success is-medium">
      <div class="message-header">
        <p>Saved</p>
        <button class="delete is-medium" aria-label="delete"></button>
      </div>
      <div class="message-body">All is <strong>well</strong>.</div>
    </article>`,
  );
});

test('Without onClose, a header has no close button', async () => {
  await expectBulmaHtml(
    <Message.Header>
      <p>Saved</p>
    </Message.Header>,
    '<div class="message-header"><p>Saved</p></div>',
  );
});

test('A header can be another element', async () => {
  await expectBulmaHtml(
    <Message.Header as="header">Saved</Message.Header>,
    '<header class="message-header">Saved</header>',
  );
});

test.for(['{Enter}', ' '])(
  'On the close button, "%s" closes the message (keyboard: close)',
  async (key) => {
    const onClose = vi.fn();
    function Closable() {
      const [open, setOpen] = useState(true);
      const close = () => {
        onClose();
        setOpen(false);
      };
      return (
        open && (
          <Message>
            <MessageHeader onClose={close}>Saved</MessageHeader>
          </Message>
        )
      );
    }
    const screen = await render(<Closable />);
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('A message that appears later can be a live region', async () => {
  const screen = await render(
    <Message as="div" role="alert" color="danger">
      <MessageBody>Not saved</MessageBody>
    </Message>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved');
});
