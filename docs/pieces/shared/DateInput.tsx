'use client';

import { useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Block, useBulmaClasses } from 'bulmatic';
import { DateInput as AriaDateInput, DateSegment } from 'react-aria-components';

/** A control that can be focused. */
export interface Focusable {
  focus: () => void;
}

interface DateInputProps {
  slot?: 'start' | 'end';
  ref?: Ref<Focusable> | undefined;
}

/** Submits the form on Enter, as every input does. */
function submitOnEnter({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Enter') return;
  const form = currentTarget.closest('form');
  form?.querySelector<HTMLElement>('[type=submit], button:not([type])')?.click();
}

/** The segments of a date or time, such as month, day and year. The user edits each one separately. */
export function DateInput({ slot, ref }: DateInputProps) {
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  return (
    <AriaDateInput slot={slot} ref={input} style={{ whiteSpace: 'nowrap' }}>
      {(segment) => (
        <DateSegment
          segment={segment}
          render={(props, { isFocused, isPlaceholder }) => (
            <Block
              {...(props as object)}
              onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
                props.onKeyDown?.(event);
                submitOnEnter(event);
              }}
              as="span"
              m={0}
              radius="small"
              backgroundColor={isFocused ? 'link' : undefined}
              textColor={isFocused ? 'link-invert' : undefined}
              style={{
                ...props.style,
                whiteSpace: 'pre',
                // Visible with forced colors.
                outline: isFocused ? '1px solid transparent' : 'none',
                paddingInline: segment.isEditable ? 2 : 0,
                ...(isPlaceholder && !isFocused && { color: 'var(--bulma-text-weak)' }),
              }}
            >
              {/* Before AM and PM, some servers and browsers put a narrow space, and others a regular one. */}
              {segment.text.replace('\u202F', ' ')}
            </Block>
          )}
        />
      )}
    </AriaDateInput>
  );
}

interface InputBoxProps {
  invalid: boolean;
  disabled: boolean;
  children: ReactNode;
}

/** A box that looks like an `Input`. */
export function InputBox({ invalid, disabled, children }: InputBoxProps) {
  const props = { color: invalid && 'danger', clipped: true, children };
  return (
    <div
      {...useBulmaClasses(props, 'input', { color: 'is' })}
      style={{ cursor: 'text', ...(disabled && DISABLED) }}
    />
  );
}

/** As in Bulma, whose rule needs an attribute that only HTML controls have. */
const DISABLED = {
  backgroundColor: 'var(--bulma-input-disabled-background-color)',
  borderColor: 'var(--bulma-input-disabled-border-color)',
  color: 'var(--bulma-input-disabled-color)',
  cursor: 'not-allowed',
};
