'use client';

import { useRef, type Ref } from 'react';
import { Button, Control, useBulmaClasses, type FieldControlProps } from 'bulmatic';
import { Button as AriaButton, Group, NumberField as AriaNumberField } from 'react-aria-components';
import { AriaInput } from '../shared/AriaInput';
import { useAriaField } from '../shared/useAriaField';

export interface NumberFieldProps extends FieldControlProps {
  /** The number, or `null`. Set `onValueChange` too. */
  value?: number | null;
  /** The number at first, if you don’t set `value`. */
  defaultValue?: number | null;
  /** Called with the number when the user changes it and leaves the input, or with `null` when it is empty. */
  onValueChange?: (number: number | null) => void;
  /** The smallest number. A smaller one is replaced with it. */
  min?: number;
  /** The largest number. A larger one is replaced with it. */
  max?: number;
  /** How much a button or an arrow key adds. A number between two steps is rounded to the nearest one. */
  step?: number;
  /** How the number is shown, such as `{ style: 'currency', currency: 'EUR' }`: the options of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** The form submits the number under this name, in a format such as `1234.5`. */
  name?: string;
  /** An example, shown while the input is empty. */
  placeholder?: string;
  /** Called when the focus leaves the input. */
  onBlur?: () => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** `Intl` keeps three fraction digits by default. React Aria would round the number to them even if the user only tabs through. */
const EXACT = { maximumFractionDigits: 10 };

/** For React Aria, `NaN` means no number. `undefined` stays, so that React Aria keeps the number itself. */
const numberOf = (value: number | null | undefined) => (value === null ? NaN : value);

/** An input for a number in the format of the locale, between buttons that decrease and increase it. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  format,
  name,
  placeholder,
  onBlur,
  ref,
  ...props
}: NumberFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, root);
  return (
    <AriaNumberField
      {...field}
      ref={root}
      name={name}
      value={numberOf(value)}
      defaultValue={numberOf(defaultValue)}
      onChange={(number) => onValueChange?.(Number.isNaN(number) ? null : number)}
      onBlur={onBlur}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format ?? EXACT}
    >
      <Group {...useBulmaClasses({}, 'field has-addons')}>
        <StepButton slot="decrement" path="M2 8h12" />
        <Control expanded>
          <AriaInput
            ref={ref}
            required={field.isRequired}
            color={field.isInvalid ? 'danger' : undefined}
            placeholder={placeholder}
            textAlign="centered"
            // On a right-to-left page, the unit stays where the locale puts it.
            dir="auto"
          />
        </Control>
        <StepButton slot="increment" path="M2 8h12M8 2v12" />
      </Group>
    </AriaNumberField>
  );
}

/** A button that takes a step. The arrow keys do the same in the input, so Tab skips the button. */
function StepButton({ slot, path }: { slot: 'decrement' | 'increment'; path: string }) {
  return (
    <Control>
      <Button as={AriaButton} slot={slot} style={{ height: '2.5em' }}>
        <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden>
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Button>
    </Control>
  );
}
