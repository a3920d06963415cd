'use client';

import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Control, type FieldControlProps } from 'bulmatic';
import { ComboBox, useAsyncList, useFilter, type Key } from 'react-aria-components';
import { AriaInput } from '../shared/AriaInput';
import { CaretButton } from '../shared/CaretButton';
import { Options, type Option } from '../shared/Options';
import { useAriaField } from '../shared/useAriaField';
import { useValue } from '../shared/useValue';

export type { Option } from '../shared/Options';

export interface ComboboxProps<T extends Option> extends FieldControlProps {
  /** The options, which the input filters. Omit them if you set `search`. */
  options?: readonly T[];
  /** Finds options on a server. Called when the user stops typing. `signal` aborts an outdated request. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** The selected option, or `null`. Set `onValueChange` too. */
  value?: T | null;
  /** The option that is selected at first, if you don’t set `value`. */
  defaultValue?: T | null;
  /** Called when the user selects an option, or with `null` when the user clears the input. */
  onValueChange?: (option: T | null) => void;
  /** Offers to create an option from what the user typed, if none has that name. Returns the new option. */
  onCreate?: (name: string) => T | Promise<T>;
  /** The form submits the id of the selected option under this name. */
  name?: string;
  /** An example, shown while the input is empty. */
  placeholder?: string;
  /** Called when the focus leaves the input. */
  onBlur?: () => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const CREATE = ' create';
/** How long the user has to stop typing before a search starts, in milliseconds. */
const PAUSE = 200;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The user kept typing.', 'AbortError'));
    });
  });

/** An input that suggests options. The user selects one of them. */
export function Combobox<T extends Option>({
  options = [],
  search,
  value,
  defaultValue = null,
  onValueChange,
  onCreate,
  name,
  placeholder,
  onBlur,
  ref,
  ...props
}: ComboboxProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const field = useAriaField(props, root);
  const [selected, setSelected] = useValue(value, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [made, setMade] = useState<T>();
  const { contains } = useFilter({ sensitivity: 'base' });
  const found = useAsyncList<T>({
    async load({ filterText = '', signal }) {
      if (!search || !filterText) return { items: [] };
      await pause(signal);
      return { items: await search(filterText, signal) };
    },
  });

  const error = found.loadingState === 'error' ? found.error : undefined;
  const known = search ? (error ? [] : found.items) : options;
  const matching = search ? known : known.filter(({ name }) => contains(name, text));
  const wanted = text.trim();
  const canCreate = onCreate && wanted && !known.some((option) => option.name === wanted);
  const created = canCreate ? [{ id: CREATE, name: `Create “${wanted}”` }] : [];
  // React Aria takes the name of the selected option from the list, even if a search didn’t find it.
  const named = made ?? selected;
  const missing = named && !known.some(({ id }) => id === named.id) ? [named] : [];
  const shown = new Set([...matching, ...created].map(({ name }) => name));

  function edit(next: string) {
    setText(next);
    if (search && !known.some((option) => option.name === next)) found.setFilterText(next);
  }

  /** Adds a new option to the list first, because React Aria takes its name from there. */
  function selectNew(option: T) {
    flushSync(() => setMade(option));
    setMade(undefined);
    setSelected(option);
  }

  async function select(key: Key | null) {
    if (key === CREATE && onCreate) selectNew(await onCreate(wanted));
    else setSelected([...known, ...missing].find(({ id }) => id === key) ?? null);
  }

  /** Selects the option whose whole name the user typed. */
  function selectTyped() {
    const typed = known.filter(
      (option) =>
        !option.disabled && !option.name.localeCompare(wanted, undefined, { sensitivity: 'base' }),
    );
    if (typed[0] && !typed[1] && typed[0].id !== selected?.id) setSelected(typed[0]);
  }

  /** What the list shows while it has no options. */
  function emptyText() {
    if (error) return error.message;
    if (search && !text) return 'Type to search.';
    return found.isLoading ? 'Searching…' : `Nothing matches “${text}”.`;
  }

  return (
    <ComboBox
      {...field}
      ref={root}
      name={name}
      defaultItems={[...known, ...created, ...missing]}
      defaultFilter={(name) => shown.has(name)}
      onInputChange={edit}
      value={selected?.id ?? null}
      onChange={(key) => void select(key)}
      onBlur={onBlur}
      allowsEmptyCollection
    >
      <Control
        iconsRight
        loading={found.isLoading && text !== ''}
        // Runs before React Aria restores the selected option.
        onBlurCapture={selectTyped}
        onKeyDownCapture={({ key }) => ['Enter', 'Tab'].includes(key) && selectTyped()}
      >
        <AriaInput
          ref={ref}
          required={field.isRequired}
          color={field.isInvalid ? 'danger' : undefined}
          placeholder={placeholder}
        />
        <CaretButton />
      </Control>
      <Options empty={emptyText()} />
    </ComboBox>
  );
}
