'use client';

import { useRef, type Ref } from 'react';
import { parseTime } from '@internationalized/date';
import { Control, type FieldControlProps } from 'bulmatic';
import { TimeField as AriaTimeField } from 'react-aria-components';
import { DateInput, InputBox, type Focusable } from '../shared/DateInput';
import { RuleHelp } from '../shared/RuleHelp';
import { useAriaField } from '../shared/useAriaField';
import { useValue } from '../shared/useValue';

export interface TimeFieldProps extends FieldControlProps {
  /** The time, such as `14:30`, or `null`. Set `onValueChange` too. */
  value?: string | null;
  /** The time at first, if you don’t set `value`. */
  defaultValue?: string | null;
  /** Called with the time that the user sets, or with `null` when the user leaves a part of it empty. */
  onValueChange?: (time: string | null) => void;
  /** The first time that is allowed. */
  min?: string;
  /** The last time that is allowed. */
  max?: string;
  /** The form submits the time under this name, in a format such as `14:30`. */
  name?: string;
  /** Called when the focus leaves the time field. */
  onBlur?: () => void;
  /** Focuses the first part of the time. */
  ref?: Ref<Focusable>;
}

const timeOf = (text: string | null | undefined) => (text ? parseTime(text) : null);

/** An input with parts for hours and minutes, and for AM or PM if the locale uses them. */
export function TimeField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  name,
  onBlur,
  ref,
  ...props
}: TimeFieldProps) {
  const [time, setTime] = useValue(value, defaultValue, onValueChange);
  const input = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, input);

  function leave() {
    // React Aria keeps the last complete time, although the user no longer sees it.
    if (time && input.current?.querySelector('[data-placeholder]')) setTime(null);
    onBlur?.();
  }

  return (
    <AriaTimeField
      {...field}
      ref={input}
      value={timeOf(time)}
      // Without the seconds, as in HTML.
      onChange={(time) => setTime(time?.toString().slice(0, 5) ?? null)}
      onBlur={leave}
      minValue={timeOf(min)}
      maxValue={timeOf(max)}
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <Control>
            <InputBox invalid={isInvalid} disabled={isDisabled}>
              <DateInput ref={ref} />
            </InputBox>
          </Control>
          <RuleHelp />
          {name && <input type="hidden" name={name} value={time ?? ''} disabled={isDisabled} />}
        </>
      )}
    </AriaTimeField>
  );
}
