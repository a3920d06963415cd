import { createRef } from 'react';
import { I18nProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DatePicker } from '../../docs/pieces/date-picker/DatePicker.tsx';
import { DateRangePicker } from '../../docs/pieces/date-range-picker/DateRangePicker.tsx';
import type { Focusable } from '../../docs/pieces/shared/DateInput.tsx';

test('Enter submits the form, also by a button that says nothing about its type', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const ref = createRef<Focusable>();
  await render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <DatePicker aria-label="Day" ref={ref} />
      <button>Book</button>
    </form>,
  );
  ref.current?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

const THAI = {
  wrapper: ({ children }: { children: React.ReactNode }) => (
    <I18nProvider locale="th-TH">{children}</I18nProvider>
  ),
};

test('In the Thai calendar, the user types a year, and a part of it is no date', async () => {
  const onValueChange = vi.fn();
  const ref = createRef<Focusable>();
  const screen = await render(
    <>
      <DatePicker aria-label="Day" ref={ref} onValueChange={onValueChange} />
      <button>Book</button>
    </>,
    THAI,
  );
  ref.current?.focus();
  await userEvent.keyboard('15032568');
  await expect.poll(() => onValueChange.mock.calls).toEqual([['2025-03-15']]);
  await userEvent.keyboard('25');
  screen.getByRole('button', { name: 'Book' }).element().focus();
  await expect.element(screen.getByRole('group', { name: 'Day' })).toHaveTextContent('15/3/2568');
  expect(onValueChange.mock.calls).toEqual([['2025-03-15']]);
});

test('In the Thai calendar, the user types the years of a range', async () => {
  const onValueChange = vi.fn();
  const ref = createRef<Focusable>();
  await render(<DateRangePicker aria-label="Stay" ref={ref} onValueChange={onValueChange} />, THAI);
  ref.current?.focus();
  await userEvent.keyboard('1503256816032568');
  const stay = { start: '2025-03-15', end: '2025-03-16' };
  await expect.poll(() => onValueChange.mock.calls).toEqual([[stay]]);
});
