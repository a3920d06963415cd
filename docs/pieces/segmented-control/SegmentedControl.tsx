'use client';

import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button, Buttons, useFieldProps, type FieldControlProps } from 'bulmatic';
import { useFormEvents } from '../shared/useFormEvents';
import { useValue } from '../shared/useValue';

/** What the user can select. */
export interface Segment<Value extends string = string> {
  /** What a form submits. */
  value: Value;
  /** What the button shows. */
  label: ReactNode;
  /** Whether the user can’t select it. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldControlProps {
  /** The options, all of which are in view. */
  options: readonly Segment<Value>[];
  /** The value of the selected option. Set `onValueChange` too. */
  value?: Value;
  /** The value that is selected at first, if you don’t set `value`. Without it, none is. */
  defaultValue?: NoInfer<Value>;
  /** Called with the value of the option that the user selects. */
  onValueChange?: (value: Value) => void;
  /** Size of the buttons. */
  size?: 'small' | 'medium' | 'large';
  /** Stretches the buttons to the full width, in equal parts. */
  fullwidth?: boolean;
  /** The form submits the value of the selected option under this name. */
  name?: string;
  /** Called when the focus leaves the buttons. */
  onBlur?: () => void;
  /** The first radio button that isn’t disabled. */
  ref?: Ref<HTMLInputElement>;
}

/** Joined buttons, one of which is selected. */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue = '' as NoInfer<Value>,
  onValueChange,
  size,
  fullwidth = false,
  name,
  onBlur,
  ref,
  ...props
}: SegmentedControlProps<Value>) {
  const { required, disabled, ...group } = useFieldProps(props);
  const ownName = useId();
  const [selected, setSelected] = useValue(value, defaultValue, onValueChange);
  const [focused, setFocused] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const firstIndex = Math.max(
    0,
    options.findIndex((option) => !option.disabled),
  );
  useImperativeHandle(ref, () => first.current as HTMLInputElement);
  useFormEvents(first, { onReset: () => setSelected(defaultValue) });

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused('');
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  }

  return (
    <Buttons
      {...group}
      role="radiogroup"
      addons
      mb={0}
      size={size}
      flexWrap={fullwidth ? 'nowrap' : undefined}
      onBlur={leave}
    >
      {options.map((option, index) => {
        const isSelected = option.value === selected;
        const isDisabled = disabled || option.disabled;
        return (
          <Button
            key={option.value}
            as="label"
            {...(isDisabled && { disabled: true })}
            color={isSelected ? 'link' : undefined}
            bold={isSelected}
            selected={isSelected}
            focused={focused === option.value}
            expanded={fullwidth}
            style={fullwidth ? { flexBasis: 0, minWidth: 0 } : undefined}
          >
            <input
              ref={index === firstIndex ? first : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={isSelected}
              required={required}
              disabled={isDisabled}
              onChange={() => setSelected(option.value)}
              onFocus={({ target }) =>
                setFocused(target.matches(':focus-visible') ? option.value : '')
              }
              // It covers the button without being visible.
              style={{ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' }}
            />
            {option.label}
          </Button>
        );
      })}
    </Buttons>
  );
}
