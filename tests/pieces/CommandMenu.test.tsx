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
