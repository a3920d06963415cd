import { I18nProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from '../../docs/pieces/number-field/NumberField.tsx';

test('A number keeps its small digits when the user passes by, and takes small steps', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <I18nProvider locale="en-US">
      <NumberField
        aria-label="Latitude"
        defaultValue={52.5201}
        step={0.0001}
        onValueChange={onValueChange}
      />
      <input aria-label="Longitude" />
    </I18nProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Latitude' });
  await input.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox', { name: 'Longitude' })).toHaveFocus();
  await expect.element(input).toHaveValue('52.5201');
  expect(onValueChange).not.toHaveBeenCalled();
  await input.click();
  await userEvent.keyboard('{ArrowUp}{Tab}');
  await expect.element(input).toHaveValue('52.5202');
  expect(onValueChange.mock.calls).toEqual([[52.5202]]);
});
