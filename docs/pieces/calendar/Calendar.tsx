'use client';

import { useImperativeHandle, useRef, type FocusEvent, type Ref } from 'react';
import type { FieldControlProps } from 'bulmatic';
import { Calendar as AriaCalendar } from 'react-aria-components';
import type { Focusable } from '../shared/DateInput';
import { dateOf } from '../shared/isoDate';
import { Month } from '../shared/Month';
import { useAriaField } from '../shared/useAriaField';
import { useFormEvents } from '../shared/useFormEvents';
import { useValue } from '../shared/useValue';

export interface CalendarProps extends FieldControlProps {
  /** The selected date, such as `2025-06-14`, or `null`. Set `onValueChange` too. */
  value?: string | null;
  /** The date that is selected at first, if you don’t set `value`. */
  defaultValue?: string | null;
  /** Called with the date that the user selects, or with `null` when a form is reset to no date. */
  onValueChange?: (date: string | null) => void;
  /** The first date that the user can select. */
  min?: string;
  /** The last date that the user can select. */
  max?: string;
  /** Whether a date is taken: the keys reach it, but the user can’t select it. */
  isDateUnavailable?: (date: string) => boolean;
  /** A date of the month that is shown at first, if none is selected. Without it, that is the current month. */
  defaultMonth?: string;
  /** The form submits the date under this name, in a format such as `2025-06-14`. */
  name?: string;
  /** Called when the focus leaves the calendar. */
  onBlur?: () => void;
  /** Focuses the selected day, or else the first one. */
  ref?: Ref<Focusable>;
}

/** A month in which the user selects a day. The locale determines the first day of the week and the names of the months. */
export function Calendar({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  isDateUnavailable,
  defaultMonth,
  name,
  onBlur,
  ref,
  ...props
}: CalendarProps) {
  const [date, setDate] = useValue(value, defaultValue, onValueChange);
  const calendar = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, calendar);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(),
  }));
  useFormEvents(input, { onReset: () => setDate(defaultValue) });

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  }

  return (
    <AriaCalendar
      {...field}
      ref={calendar}
      render={(root) => <div {...root} onBlur={leave} />}
      value={dateOf(date)}
      onChange={(date) => setDate(date.toString())}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
      defaultFocusedValue={dateOf(defaultMonth)}
      style={{ width: 'fit-content' }}
    >
      <Month />
      <input ref={input} type="hidden" name={name} value={date ?? ''} disabled={field.isDisabled} />
    </AriaCalendar>
  );
}
