import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SegmentedControl } from '../../docs/pieces/segmented-control/SegmentedControl.tsx';

test('It can get the focus if its first option is disabled', async () => {
  const ref = createRef<HTMLInputElement>();
  const options = [
    { value: 'day', label: 'Day', disabled: true },
    { value: 'week', label: 'Week' },
  ];
  const screen = await render(<SegmentedControl aria-label="View" options={options} ref={ref} />);
  ref.current?.focus();
  await expect.element(screen.getByRole('radio', { name: 'Week' })).toHaveFocus();
});
