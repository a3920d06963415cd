import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox, type Option } from '../../docs/pieces/combobox/Combobox.tsx';

const ROME = { id: 'rome', name: 'Rome' };

test.for<[string, (text: string) => Option | Promise<Option>]>([
  ['at once', () => ROME],
  ['later', () => Promise.resolve(ROME)],
])(
  'The name of an option that is created %s is in the input, also if no list has it',
  async ([, onCreate]) => {
    const onValueChange = vi.fn();
    const screen = await render(
      <Combobox aria-label="City" options={[]} onCreate={onCreate} onValueChange={onValueChange} />,
    );
    const input = screen.getByRole('combobox');
    await input.fill('rome');
    await expect.element(screen.getByRole('option', { name: 'Create “rome”' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => onValueChange.mock.lastCall).toEqual([ROME]);
    await expect.element(input).toHaveValue('Rome');
  },
);
