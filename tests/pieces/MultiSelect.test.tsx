import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MultiSelect } from '../../docs/pieces/multi-select/MultiSelect.tsx';

test('A form is complete when something is selected where that is required', async () => {
  const screen = await render(
    <form aria-label="Team">
      <MultiSelect aria-label="Members" required options={[{ id: 'ada', name: 'Ada' }]} />
    </form>,
  );
  const form = screen.getByRole('form');
  await expect.element(form).toBeInvalid();
  await screen.getByRole('combobox').fill('ada');
  await expect.element(screen.getByRole('option', { name: 'Ada' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Remove Ada' })).toBeVisible();
  await expect.element(form).toBeValid();
});
