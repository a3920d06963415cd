import { useState, type ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

interface TextControlProps {
  'aria-label': string;
  defaultValue?: string;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
}

/** What every control that takes text guarantees. */
export function describeTextControl(Control: ComponentType<TextControlProps>) {
  describe(`${Control.name}, as every control that takes text,`, () => {
    test('keeps its own value', async () => {
      const screen = await render(<Control aria-label="Name" defaultValue="Ada" />);
      await userEvent.fill(screen.getByRole('textbox'), 'Ada Lovelace');
      await expect.element(screen.getByRole('textbox')).toHaveValue('Ada Lovelace');
    });

    test('has the value that it is given', async () => {
      function Shouting() {
        const [value, setValue] = useState('');
        const onChange: TextControlProps['onChange'] = ({ target }) =>
          setValue(target.value.toUpperCase());
        return <Control aria-label="Name" value={value} onChange={onChange} />;
      }
      const screen = await render(<Shouting />);
      await userEvent.type(screen.getByRole('textbox'), 'Ada');
      await expect.element(screen.getByRole('textbox')).toHaveValue('ADA');
    });
  });
}
