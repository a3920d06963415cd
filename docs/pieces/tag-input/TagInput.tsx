'use client';

import {
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useBulmaClasses, useFieldProps, type FieldControlProps } from 'bulmatic';
import { INPUT_IN_BOX, TagBox } from '../shared/TagBox';
import { useFormEvents } from '../shared/useFormEvents';
import { useValue } from '../shared/useValue';

const ENGLISH = {
  tags: 'Tags',
  remove: (tag: string) => `Remove ${tag}`,
  added: (tags: readonly string[]) => `Added ${tags.join(', ')}.`,
  removed: (tag: string) => `Removed ${tag}.`,
  known: (tags: readonly string[]) => `Already there: ${tags.join(', ')}.`,
};

export interface TagInputProps extends FieldControlProps {
  /** The tags. Set `onValueChange` too. */
  value?: readonly string[];
  /** The tags at first, if you don’t set `value`. */
  defaultValue?: readonly string[];
  /** Called with all tags when the user adds or removes some. */
  onValueChange?: (tags: readonly string[]) => void;
  /** The form submits each tag under this name. */
  name?: string;
  /** An example, shown while there are no tags. */
  placeholder?: string;
  /** Called when the focus leaves the input and its tags. */
  onBlur?: () => void;
  /** The text input. */
  ref?: Ref<HTMLInputElement>;
}

const NONE: readonly string[] = [];

const keyOf = (tag: string) => tag.toLocaleLowerCase();

/** The new tags in a text. Leaves out those that are already there, and duplicates. */
function newTags(text: string, others: readonly string[]) {
  const all = new Map(others.map((tag) => [keyOf(tag), tag]));
  for (const tag of text.split(/[,\n]/).map((part) => part.trim()))
    if (tag && !all.has(keyOf(tag))) all.set(keyOf(tag), tag);
  return [...all.values()].slice(others.length);
}

/** An input for several words, each of which becomes a tag. */
export function TagInput({
  value,
  defaultValue = NONE,
  onValueChange,
  name,
  placeholder,
  onBlur,
  ref,
  ...props
}: TagInputProps) {
  const { required, disabled = false, ...field } = useFieldProps(props);
  const [tags, setTags] = useValue(value, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormEvents(input, {
    onReset: () => {
      setTags(defaultValue);
      setText('');
    },
    // The tags have to be on the page before the browser reads the form.
    onSubmit: () => flushSync(() => add(text)),
  });

  /** Turns a text into tags. */
  function add(all: string) {
    const added = newTags(all, tags);
    setText('');
    if (added.length > 0) {
      setTags([...tags, ...added]);
      setStatus(ENGLISH.added(added));
    } else if (all.trim()) setStatus(ENGLISH.known([all.trim()]));
  }

  /** Ends a tag at a comma, typed or pasted. On phones, there is no key event for it. */
  function edit(next: string) {
    if (next.includes(',')) add(next);
    else setText(next);
  }

  /** Reads pasted text before the input drops its line breaks. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0));
  }

  function handleKey(event: KeyboardEvent) {
    // In some languages, Enter completes a word. In Safari, only this code shows that.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || !text.trim()) return;
    event.preventDefault();
    add(text);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (text) add(text);
    if (!currentTarget.parentElement?.contains(relatedTarget)) onBlur?.();
  }

  return (
    <TagBox
      tags={tags.map((tag) => ({ id: tag, name: tag }))}
      label={ENGLISH.tags}
      removeLabel={ENGLISH.remove}
      onRemove={({ id }) => {
        setTags(tags.filter((tag) => tag !== id));
        setStatus(ENGLISH.removed(id));
      }}
      input={input}
      status={status}
      disabled={disabled}
      invalid={Boolean(field['aria-invalid'])}
    >
      <input
        {...field}
        {...useBulmaClasses({}, 'input is-static')}
        ref={input}
        type="text"
        autoComplete="off"
        enterKeyHint="enter"
        style={INPUT_IN_BOX}
        placeholder={tags.length > 0 ? undefined : placeholder}
        required={required && tags.length === 0}
        disabled={disabled}
        value={text}
        onChange={(event) => edit(event.target.value)}
        onPaste={paste}
        onKeyDown={handleKey}
        onBlur={leave}
      />
      {name &&
        tags.map((tag) => (
          <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />
        ))}
    </TagBox>
  );
}
