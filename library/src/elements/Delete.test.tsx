import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Delete } from './Delete.tsx';

describeContract(Delete, { element: 'button', className: 'delete' });

test('A delete button has three more sizes', async () => {
  const { container } = await render(
    <>
      <Delete />
      <Delete size="small" />
      <Delete size="medium" />
      <Delete size="large" />
    </>,
  );
  expect([...container.children].map(({ className }) => className)).toEqual([
    'delete',
    'delete is-small',
    'delete is-medium',
    'delete is-large',
  ]);
});

test('A delete button is named "Close" unless it is told its name', async () => {
  const { container } = await render(
    <>
      <Delete />
      <Delete aria-label="Remove Ada" />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<button aria-label="Close" type="button" class="delete"></button>' +
      '<button aria-label="Remove Ada" type="button" class="delete"></button>',
  );
});

test('As a link, a delete button has no type', async () => {
  const { container } = await render(<Delete as="a" href="/list" />);
  expect(container.innerHTML).toBe('<a aria-label="Close" href="/list" class="delete"></a>');
});

test.for(['Enter', ' '])('By keyboard, "%s" clicks it (keyboard: click)', async (key) => {
  const onClick = vi.fn();
  await render(<Delete onClick={onClick} />);
  await userEvent.keyboard(`{Tab}{${key}}`);
  expect(onClick).toHaveBeenCalledOnce();
});
