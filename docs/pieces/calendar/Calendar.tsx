'use client';

import type { Ref } from 'react';
import type { FieldControlProps } from 'bulmatic';
import { Calendar as AriaCalendar } from 'react-aria-components';
import { dateOf } from '../shared/isoDate';
import { Month } from '../shared/Month';
import { useAriaField } from '../shared/useAriaField';

export interface CalendarProps extends FieldControlProps {
  /** The selected date, such as `2025-06-14`, or `null`. Set `onValueChange` too. */
  value?: string | null;
  /** The date that is selected at first, if you don’t set `value`. */
  defaultValue?: string | null;
  /** Called with the date that the user selects. */
  onValueChange?: (date: string) => void;
  /** The first date that the user can select. */
  min?: string;
  /** The last date that the user can select. */
  max?: string;
  /** Whether a date is taken: the keys reach it, but the user can’t select it. */
  isDateUnavailable?: (date: string) => boolean;
  /** A date of the month that is shown at first, if none is selected. Without it, that is the current month. */
  defaultMonth?: string;
  /** The calendar. */
  ref?: Ref<HTMLDivElement>;
}

/** A month, of which the user selects a day. Weeks start and months are named as in the locale. */
export function Calendar({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  isDateUnavailable,
  defaultMonth,
  ref,
  ...props
}: CalendarProps) {
  return (
    <AriaCalendar
      {...useAriaField(props)}
      ref={ref}
      value={dateOf(value)}
      defaultValue={dateOf(defaultValue)}
      onChange={(date) => onValueChange?.(date.toString())}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
      defaultFocusedValue={dateOf(defaultMonth)}
      style={{ width: 'fit-content' }}
    >
      <Month />
    </AriaCalendar>
  );
}
