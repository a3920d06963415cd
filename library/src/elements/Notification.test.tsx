import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Notification } from './Notification.tsx';

describeContract(Notification, {
  element: 'div',
  className: 'notification',
  props: { children: 'Saved.', onClose: () => {} },
});

test('A notification has no close button and no role unless asked', async () => {
  const { container } = await render(
    <Notification>
      <strong>Saved.</strong>
    </Notification>,
  );
  expect(container.innerHTML).toBe('<div class="notification"><strong>Saved.</strong></div>');
});

test('A notification can be another element', async () => {
  const { container } = await render(<Notification as="section">Saved.</Notification>);
  expect(container.innerHTML).toBe('<section class="notification">Saved.</section>');
});

test('A notification has colors, in a light and a dark tone', async () => {
  const { container } = await render(
    <>
      <Notification color="primary" />
      <Notification color="info" light />
      <Notification color="danger" dark />
    </>,
  );
  expect([...container.children].map(({ className }) => className)).toEqual([
    'notification is-primary',
    'notification is-info is-light',
    'notification is-danger is-dark',
  ]);
});

test('The close button comes first, and has the name that it is given', async () => {
  const { container } = await render(
    <Notification onClose={() => {}} closeLabel="Schliessen">
      Gespeichert.
    </Notification>,
  );
  expect(container.innerHTML).toBe(
    '<div class="notification"><button aria-label="Schliessen" type="button" class="delete"></button>Gespeichert.</div>',
  );
});

test('Pressing the close button lets the owner take the notification away', async () => {
  function Owner() {
    const [open, setOpen] = useState(true);
    return open && <Notification onClose={() => setOpen(false)}>Saved.</Notification>;
  }
  const screen = await render(<Owner />);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Saved.')).not.toBeInTheDocument();
});

test.for(['Enter', ' '])('By keyboard, "%s" closes it (keyboard: close)', async (key) => {
  const onClose = vi.fn();
  await render(<Notification onClose={onClose}>Saved.</Notification>);
  await userEvent.keyboard(`{Tab}{${key}}`);
  expect(onClose).toHaveBeenCalledOnce();
});

test.for(['status', 'alert'] as const)('With the role %s it is a live region', async (role) => {
  const screen = await render(<Notification role={role}>Saved.</Notification>);
  await expect.element(screen.getByRole(role)).toHaveTextContent('Saved.');
});
