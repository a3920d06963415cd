import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { confirm, ConfirmDialog } from '../../docs/pieces/confirm-dialog/ConfirmDialog.tsx';

const question = (title: string) => page.getByRole('alertdialog', { name: title });

test('A question whose dialog is removed is answered with no', async () => {
  const screen = await render(<ConfirmDialog />, { wrapper: StrictMode });
  const first = confirm({ title: 'Leave?' });
  const second = confirm({ title: 'Save?' });
  await expect.element(question('Leave?')).toBeVisible();
  await screen.unmount();
  expect(await Promise.all([first, second])).toEqual([false, false]);
});

test('Of two dialogs on a page, either one may be removed, and the other one asks', async () => {
  for (const removed of ['first', 'second']) {
    const both = (gone?: string) => (
      <>
        {gone !== 'first' && <ConfirmDialog key="first" />}
        {gone !== 'second' && <ConfirmDialog key="second" />}
      </>
    );
    const screen = await render(both());
    await screen.rerender(both(removed));
    const answer = confirm({ title: 'Delete?', action: 'Delete' });
    await question('Delete?').getByRole('button', { name: 'Delete' }).click();
    expect(await answer).toBe(true);
    await screen.unmount();
  }
});

test('Without a dialog on the page, asking fails with the remedy', async () => {
  await expect(confirm({ title: 'Leave?' })).rejects.toThrow('Add one to your app.');
});
