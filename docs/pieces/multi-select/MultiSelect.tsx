'use client';

import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import type { FieldControlProps } from 'bulmatic';
import { ComboBox, Group, type Key } from 'react-aria-components';
import { AriaInput } from '../shared/AriaInput';
import { CaretButton } from '../shared/CaretButton';
import { Options, type Option } from '../shared/Options';
import { INPUT_IN_BOX, TagBox } from '../shared/TagBox';
import { useAriaField } from '../shared/useAriaField';
import { useValue } from '../shared/useValue';

export type { Option } from '../shared/Options';

const ENGLISH = {
  selected: 'Selected',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed ${name}.`,
  nothing: (text: string) => `Nothing matches “${text}”.`,
};

export interface MultiSelectProps<T extends Option> extends FieldControlProps {
  /** The options, which the input filters. */
  options: readonly T[];
  /** The selected options. Set `onValueChange` too. */
  value?: readonly T[];
  /** The options that are selected at first, if you don’t set `value`. */
  defaultValue?: readonly T[];
  /** Called with all selected options when the user selects or removes one. */
  onValueChange?: (options: readonly T[]) => void;
  /** The form submits the id of each selected option under this name. */
  name?: string;
  /** An example, shown while nothing is selected. */
  placeholder?: string;
  /** Called when the focus leaves the input. */
  onBlur?: () => void;
  /** The text input. */
  ref?: Ref<HTMLInputElement>;
}

const NONE = [] as const;

/** An input that suggests options. The user selects several of them, which become tags. */
export function MultiSelect<T extends Option>({
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  name,
  placeholder,
  onBlur,
  ref,
  ...props
}: MultiSelectProps<T>) {
  const [selected, setSelected] = useValue(value, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const field = useAriaField(props, input);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // React Aria clears the text when it gets another array, even with the same keys.
  const keys = useMemo(() => selected.map(({ id }) => id), [selected]);

  /** Keeps the order in which the user selected them. */
  function select(next: readonly Key[]) {
    const all = [...selected, ...defaultValue, ...options];
    setSelected(next.flatMap((key) => all.find(({ id }) => id === key) ?? []));
  }

  /** Lets Tab only move the focus. In React Aria, it also selects the highlighted option, or removes it if it is selected. */
  function leave(event: KeyboardEvent) {
    if (event.key === 'Tab') event.stopPropagation();
  }

  return (
    <ComboBox<T, 'multiple'>
      {...field}
      selectionMode="multiple"
      defaultItems={options}
      onInputChange={setText}
      value={keys}
      // A reset of the form restores these.
      defaultValue={defaultValue.map(({ id }) => id)}
      onChange={select}
      onBlur={onBlur}
      allowsEmptyCollection
    >
      {/* The list is as wide as the group. */}
      <Group role="presentation" onKeyDownCapture={leave}>
        <TagBox
          tags={selected}
          label={ENGLISH.selected}
          removeLabel={ENGLISH.remove}
          onRemove={({ id, name }) => {
            setSelected(selected.filter((option) => option.id !== id));
            setStatus(ENGLISH.removed(name));
          }}
          input={input}
          status={status}
          disabled={field.isDisabled}
          invalid={field.isInvalid ?? false}
          end={<CaretButton />}
        >
          <AriaInput
            ref={input}
            static
            required={field.isRequired && selected.length === 0}
            style={INPUT_IN_BOX}
            placeholder={selected.length > 0 ? '' : placeholder}
          />
          {name &&
            selected.map(({ id }) => (
              <input key={id} type="hidden" name={name} value={id} disabled={field.isDisabled} />
            ))}
        </TagBox>
      </Group>
      <Options empty={ENGLISH.nothing(text)} />
    </ComboBox>
  );
}
