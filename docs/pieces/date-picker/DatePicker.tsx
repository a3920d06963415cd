'use client';

import { useRef, useState, type Ref } from 'react';
import { Control, type FieldControlProps } from 'bulmatic';
import {
  Calendar,
  DatePicker as AriaDatePicker,
  Group,
  type DateValue,
} from 'react-aria-components';
import { CalendarPopover } from '../shared/CalendarPopover';
import { CalendarButton } from '../shared/CalendarButton';
import { DateInput, InputBox, type Focusable } from '../shared/DateInput';
import { dateOf, isoOf, withFullYear } from '../shared/isoDate';
import { Month } from '../shared/Month';
import { RuleHelp } from '../shared/RuleHelp';
import { useAriaField } from '../shared/useAriaField';
import { useValue } from '../shared/useValue';

export interface DatePickerProps extends FieldControlProps {
  /** The date, such as `2025-06-14`, or `null`. Set `onValueChange` too. */
  value?: string | null;
  /** The date at first, if you don’t set `value`. */
  defaultValue?: string | null;
  /** Called with the date that the user types or selects, or with `null` when the user leaves a part of it empty. */
  onValueChange?: (date: string | null) => void;
  /** The first date that is allowed. */
  min?: string;
  /** The last date that is allowed. */
  max?: string;
  /** Whether a date is taken, so that the user can’t select it. */
  isDateUnavailable?: (date: string) => boolean;
  /** A date of the month that the calendar shows while there is no date. Without it, that is the current month. */
  defaultMonth?: string;
  /** The form submits the date under this name, in a format such as `2025-06-14`. */
  name?: string;
  /** Called when the focus leaves the date picker. */
  onBlur?: () => void;
  /** Focuses the first part of the date. */
  ref?: Ref<Focusable>;
}

/** An input with parts for day, month and year, and a calendar that opens below it. */
export function DatePicker({
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
}: DatePickerProps) {
  const [date, setDate] = useValue(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<DateValue | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, picker);

  /** Keeps dates before year 1 from your app. The Thai calendar is 543 years ahead, so a partly typed year is such a date. */
  function change(next: DateValue | null) {
    const isDraft = next?.era === 'BC';
    setDraft(isDraft ? next : null);
    if (!isDraft) setDate(isoOf(next));
  }

  function leave() {
    setDraft(null);
    // React Aria keeps the last complete date, although the user no longer sees it.
    const isPartial = picker.current?.querySelector('[data-placeholder]');
    const next = isPartial ? null : date && withFullYear(date, min, max);
    if (next !== date) setDate(next);
    onBlur?.();
  }

  return (
    <AriaDatePicker
      {...field}
      ref={picker}
      name={name}
      value={draft ?? dateOf(date)}
      onChange={change}
      onBlur={leave}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
      placeholderValue={dateOf(defaultMonth)}
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <Control as={Group} iconsRight>
            <InputBox invalid={isInvalid} disabled={isDisabled}>
              <DateInput ref={ref} />
            </InputBox>
            <CalendarButton />
          </Control>
          <RuleHelp />
          <CalendarPopover>
            <Calendar>
              <Month />
            </Calendar>
          </CalendarPopover>
        </>
      )}
    </AriaDatePicker>
  );
}
