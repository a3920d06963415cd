'use client';

import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Block, useFieldProps, type FieldControlProps } from 'bulmatic';
import { useFieldset } from '../shared/useFieldset';
import { useFormEvents } from '../shared/useFormEvents';
import { useValue } from '../shared/useValue';

export interface SwitchProps extends FieldControlProps {
  /** The label. Omit it if the label of a `Field` names the switch. */
  children?: ReactNode;
  /** Text below the label, which describes the switch. */
  help?: ReactNode;
  /** Whether the switch is on. Set `onValueChange` too. */
  value?: boolean;
  /** Whether the switch is on at first, if you don’t set `value`. */
  defaultValue?: boolean;
  /** Called with the new state when the user turns the switch on or off. */
  onValueChange?: (on: boolean) => void;
  /** Puts the switch at the end of the line, as in a list of settings. */
  atEnd?: boolean;
  /** The form submits `on` under this name while the switch is on. */
  name?: string;
  /** Called when the focus leaves the switch. */
  onBlur?: () => void;
  /** The checkbox that is the switch. */
  ref?: Ref<HTMLInputElement>;
}

/** A control for a setting that is on or off, and that applies at once. */
export function Switch({
  children,
  help,
  value,
  defaultValue = false,
  onValueChange,
  atEnd = false,
  name,
  onBlur,
  ref,
  ...props
}: SwitchProps) {
  const helpId = useId();
  const ownId = useId();
  const describedBy = [props['aria-describedby'], help ? helpId : ''].filter(Boolean).join(' ');
  const field = useFieldProps({ ...props, 'aria-describedby': describedBy || undefined });
  const id = field.id ?? ownId;
  const [on, setOn] = useValue(value, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const isDisabled = useFieldset(input) || field.disabled;
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormEvents(input, { onReset: () => setOn(defaultValue) });
  const offColor = field['aria-invalid'] ? 'danger' : 'text-weak';

  const toggle = (
    <Block as="span" display="inline-flex" relative flexShrink={0} m={0}>
      <input
        {...field}
        // Its own label takes precedence over that of the field.
        aria-labelledby={children ? props['aria-labelledby'] : field['aria-labelledby']}
        ref={input}
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
        onBlur={onBlur}
        style={{
          appearance: 'none',
          width: '2.75rem',
          height: '1.5rem',
          margin: 0,
          // Visible with forced colors.
          border: '1px solid transparent',
          borderRadius: '1rem',
          cursor: isDisabled ? 'not-allowed' : 'pointer',
          opacity: isDisabled ? 0.5 : 1,
          backgroundColor: `var(--bulma-${on ? 'link' : offColor})`,
        }}
      />
      <span
        aria-hidden
        style={{
          position: 'absolute',
          insetBlockStart: '0.25rem',
          insetInlineStart: on ? '1.5rem' : '0.25rem',
          width: '1rem',
          height: '1rem',
          border: '1px solid transparent',
          borderRadius: '1rem',
          backgroundColor: 'white',
          pointerEvents: 'none',
        }}
      />
    </Block>
  );

  return (
    <Block display="flex" gap={1.5} m={0} justifyContent={atEnd ? 'space-between' : undefined}>
      {!atEnd && toggle}
      {children && (
        <div style={{ overflowWrap: 'anywhere' }}>
          <Block as="label" htmlFor={id} display="block" clickable={!isDisabled} m={0}>
            {children}
          </Block>
          {help && (
            <Block id={helpId} textSize={7} m={0}>
              {help}
            </Block>
          )}
        </div>
      )}
      {atEnd && toggle}
    </Block>
  );
}
