import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TagInput } from '../../docs/pieces/tag-input/TagInput.tsx';

test('A pasted list replaces the text that is selected', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<TagInput aria-label="Topics" onValueChange={onValueChange} />);
  const input = screen.getByRole('textbox');
  await input.fill('map');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'usic, walking');
  // In a `ClipboardEvent` that a page creates, Firefox has no data.
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  input.element().dispatchEvent(Object.assign(paste, { clipboardData }));
  expect(onValueChange.mock.calls).toEqual([[['music', 'walking']]]);
});
