'use client';

import { useRef, useState, type Ref } from 'react';
import { Block, Control, type FieldControlProps } from 'bulmatic';
import {
  DateRangePicker as AriaDateRangePicker,
  Group,
  RangeCalendar,
  type DateValue,
} from 'react-aria-components';
import { CalendarButton } from '../shared/CalendarButton';
import { CalendarPopover } from '../shared/CalendarPopover';
import { DateInput, InputBox, type Focusable } from '../shared/DateInput';
import { dateOf, withFullYear } from '../shared/isoDate';
import { Month } from '../shared/Month';
import { RuleHelp } from '../shared/RuleHelp';
import { useAriaField } from '../shared/useAriaField';
import { useValue } from '../shared/useValue';

/** The first and the last day, such as `2025-06-14`. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends FieldControlProps {
  /** The first and the last day, or `null`. Set `onValueChange` too. */
  value?: DateRange | null;
  /** The range at first, if you don’t set `value`. */
  defaultValue?: DateRange | null;
  /** Called with the range when both of its days are set, or with `null` when the user leaves a part of it empty. */
  onValueChange?: (range: DateRange | null) => void;
  /** The first day that is allowed. */
  min?: string;
  /** The last day that is allowed. */
  max?: string;
  /** Whether a day is taken. A range can’t contain such a day. */
  isDateUnavailable?: (date: string) => boolean;
  /** A date of the month that the calendar shows while there is no range. Without it, that is the current month. */
  defaultMonth?: string;
  /** The form submits the days under this name with `.start` and `.end`, such as `stay.start`. */
  name?: string;
  /** Called when the focus leaves the date range picker. */
  onBlur?: () => void;
  /** Focuses the first part of the first day. */
  ref?: Ref<Focusable>;
}

type AriaRange = { start: DateValue; end: DateValue } | null;

const rangeOf = (range: DateRange | null) => {
  const start = dateOf(range?.start);
  const end = dateOf(range?.end);
  return start && end ? { start, end } : null;
};

/** An input for the first and the last day of a range, and a calendar that opens below it. */
export function DateRangePicker({
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
}: DateRangePickerProps) {
  const [range, setRange] = useValue(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<AriaRange>(null);
  const picker = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, picker);

  /** Keeps dates before year 1 from your app. The Thai calendar is 543 years ahead, so a partly typed year is such a date. */
  function change(next: AriaRange) {
    const isDraft = [next?.start.era, next?.end.era].includes('BC');
    setDraft(isDraft ? next : null);
    if (!isDraft) setRange(next && { start: next.start.toString(), end: next.end.toString() });
  }

  function leave() {
    setDraft(null);
    const [start, end] = [range?.start, range?.end].map(
      (date) => date && withFullYear(date, min, max),
    );
    // React Aria keeps the last complete range, although the user no longer sees it.
    if (range && picker.current?.querySelector('[data-placeholder]')) setRange(null);
    else if (start && end && (start !== range?.start || end !== range.end))
      setRange({ start, end });
    onBlur?.();
  }

  return (
    <AriaDateRangePicker
      {...field}
      ref={picker}
      {...(name && { startName: `${name}.start`, endName: `${name}.end` })}
      value={draft ?? rangeOf(range)}
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
              <DateInput slot="start" ref={ref} />
              <Block as="span" aria-hidden mx={1} my={0}>
                –
              </Block>
              <DateInput slot="end" />
            </InputBox>
            <CalendarButton />
          </Control>
          <RuleHelp />
          <CalendarPopover>
            <RangeCalendar>
              <Month />
            </RangeCalendar>
          </CalendarPopover>
        </>
      )}
    </AriaDateRangePicker>
  );
}
