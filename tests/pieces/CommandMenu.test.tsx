import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandMenu } from '../../docs/pieces/command-menu/CommandMenu.tsx';
import 'bulma/css/bulma.css';

test('A command may have the name of its group as its id', async () => {
  const onAction = vi.fn();
  const screen = await render(
    <CommandMenu
      defaultOpen
      commands={[{ id: 'help', name: 'Ask a question', group: 'help', onAction }]}
    />,
  );
  await screen.getByRole('menuitem', { name: 'Ask a question' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

test('The letter that opens it may be a capital one', async () => {
  const screen = await render(<CommandMenu letter="J" commands={[]} />);
  await userEvent.keyboard('{Control>}j{/Control}');
  await expect.element(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});

test('On a keyboard without Latin letters, the key of the letter opens it', async () => {
  const screen = await render(<CommandMenu commands={[]} />);
  // As in Russia, where this key writes another letter.
  const key = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
  expect(document.body.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(false);
  await expect.element(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});

test('On a keyboard with Latin letters in other places, only the letter counts', async () => {
  const screen = await render(<CommandMenu commands={[]} />);
  // As on the layout of Dvorak.
  const key = { key: 't', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
  expect(document.body.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true);
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});
