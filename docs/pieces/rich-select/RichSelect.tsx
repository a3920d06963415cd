'use client';

import { useRef, type Ref } from 'react';
import { Control, useBulmaClasses, type FieldControlProps } from 'bulmatic';
import { Button, Select, SelectValue, type Key } from 'react-aria-components';
import { Options, type Option } from '../shared/Options';
import { useAriaField } from '../shared/useAriaField';
import { useValue } from '../shared/useValue';

export type { Option } from '../shared/Options';

const ENGLISH = { placeholder: 'Select…' };

export interface RichSelectProps<T extends Option> extends FieldControlProps {
  /** The options, each with a `name`, and with an `icon` and a `description` if you want. */
  options: readonly T[];
  /** The selected option, or `null`. Set `onValueChange` too. */
  value?: T | null;
  /** The option that is selected at first, if you don’t set `value`. */
  defaultValue?: T | null;
  /** Called with the option that the user selects. */
  onValueChange?: (option: T | null) => void;
  /** The form submits the id of the selected option under this name. */
  name?: string;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** What the browser can fill in, such as `country`. */
  autoComplete?: string;
  /** Called when the focus leaves the button and its list. */
  onBlur?: () => void;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

/** A select whose options have icons and second lines. */
export function RichSelect<T extends Option>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  placeholder = ENGLISH.placeholder,
  autoComplete,
  onBlur,
  ref,
  ...props
}: RichSelectProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, root);
  const [selected, setSelected] = useValue<T | null>(value, defaultValue, onValueChange);
  const look = useBulmaClasses({}, ['input', field.isInvalid && 'is-danger']);

  const select = (key: Key | null) => setSelected(options.find(({ id }) => id === key) ?? null);

  return (
    <Select
      {...field}
      ref={root}
      autoComplete={autoComplete}
      value={selected?.id ?? null}
      onChange={select}
      onBlur={onBlur}
    >
      <Control>
        <Button {...look} ref={ref} style={{ gap: '0.75rem', cursor: 'pointer' }}>
          {selected?.icon}
          <SelectValue
            style={{
              flex: 1,
              textAlign: 'start',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {selected?.name ?? placeholder}
          </SelectValue>
          <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden>
            <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Button>
      </Control>
      <Options items={options} />
      {/* React Aria’s own `select` would submit nothing after a reset, which selects its empty first option. */}
      {name && (
        <input type="hidden" name={name} value={selected?.id ?? ''} disabled={field.isDisabled} />
      )}
    </Select>
  );
}
