'use client';

import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type Ref,
} from 'react';
import { Block, Delete, File as FileButton, useFieldProps } from 'bulmatic';
import { useFormEvents } from '../shared/useFormEvents';
import { useValue } from '../shared/useValue';
import { errorOf, formatSize, idOf } from './files';

export interface FileDropProps {
  /** MIME types, such as `image/png` or `image/*`, and file extensions, such as `.csv`. All by default. */
  types?: readonly string[];
  /** The largest size of a file, in bytes. */
  maxSize?: number;
  /** The largest number of files. */
  maxFiles?: number;
  /** The files. Set `onValueChange` too. */
  value?: readonly File[];
  /** Called when the user adds or removes files. */
  onValueChange?: (files: readonly File[]) => void;
  /** Called with what is wrong with files that were not added, or with an empty array. Show it as an error of the field. */
  onError?: (errors: readonly string[]) => void;
  /** The form submits the files under this name. */
  name?: string;
  /** Whether the user can’t add or remove files. By default, the field decides. */
  disabled?: boolean;
  /** Called when the focus leaves the button and the list. */
  onBlur?: () => void;
  /** The file input. */
  ref?: Ref<HTMLInputElement>;
  /** The text of the button. */
  children?: string;
}

const NONE: readonly File[] = [];

/** Whether the focus or the pointer moves to something inside the same element. */
const staysIn = ({ currentTarget, relatedTarget }: FocusEvent | DragEvent) =>
  currentTarget.contains(relatedTarget as Node | null);

/** Puts all files into the input for the form. The browser puts only the last selection there. */
function fill(input: HTMLInputElement | null, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (input) input.files = transfer.files;
}

/** A place where the user selects or drops files, with a list of them. Put it into a `Field`. */
export function FileDrop({
  value,
  onValueChange,
  onError,
  name,
  disabled,
  onBlur,
  ref,
  children = 'Select files',
  ...rules
}: FileDropProps) {
  const [files, setFiles] = useValue(value, NONE, onValueChange);
  const [dragging, setDragging] = useState(false);
  const [focused, setFocused] = useState(false);
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormEvents(input, { onReset: () => setFiles(NONE) });

  useEffect(() => fill(input.current, files), [files]);

  function add(added: Iterable<File>) {
    const good = [...files];
    const errors: string[] = [];
    for (const file of added) {
      const error = errorOf(file, good, rules);
      if (error) errors.push(error);
      else good.push(file);
    }
    const count = good.length - files.length;
    setStatus(count > 0 ? `Added ${count} ${count === 1 ? 'file' : 'files'}.` : '');
    onError?.(errors);
    if (count > 0) setFiles(good);
  }

  /** Adds a selection. It leaves the input first, because a form would submit even refused files. */
  function select(input: HTMLInputElement) {
    const selection = [...(input.files ?? [])];
    fill(input, files);
    add(selection);
  }

  /** Removes a file. The focus moves to another button first. */
  function remove(file: File, button: Element) {
    const item = button.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector('button') ?? input.current)?.focus();
    setStatus(`Removed ${file.name}.`);
    onError?.([]);
    setFiles(files.filter((one) => one !== file));
  }

  function drop(event: DragEvent) {
    // Otherwise, the browser opens the file.
    event.preventDefault();
    setDragging(false);
    if (!input.current?.matches(':disabled')) add(event.dataTransfer.files);
  }

  return (
    <div
      onBlur={(event) => {
        setFocused(false);
        if (!staysIn(event)) onBlur?.();
      }}
    >
      <Block
        p={5}
        mb={2}
        textAlign="centered"
        backgroundColor={dragging ? 'link-soft' : undefined}
        style={{
          border: '2px dashed var(--bulma-text-weak)',
          borderRadius: 'var(--bulma-radius-large)',
          // Bulma hides the input and shows no focus on its button.
          outline: focused ? '3px solid var(--bulma-link-text)' : undefined,
          outlineOffset: '2px',
        }}
        onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(!input.current?.matches(':disabled'));
        }}
        onDragLeave={(event) => !staysIn(event) && setDragging(false)}
        onDrop={drop}
      >
        <FileButton
          ref={input}
          name={name}
          disabled={disabled}
          multiple
          accept={rules.types?.join()}
          centered
          mb={2}
          onChange={({ target }) => select(target)}
        >
          {children}
        </FileButton>
        or drop them here
      </Block>
      {files.length > 0 && <FileList files={files} disabled={disabled} onRemove={remove} />}
      <Block role="status" srOnly>
        {status}
      </Block>
    </div>
  );
}

interface FileListProps {
  files: readonly File[];
  disabled: boolean | undefined;
  onRemove: (file: File, button: Element) => void;
}

function FileList({ files, onRemove, ...props }: FileListProps) {
  const { disabled } = useFieldProps(props);
  return (
    <Block as="ul" role="list" aria-label="Files" mb={2}>
      {files.map((file) => (
        <Block
          as="li"
          key={idOf(file)}
          display="flex"
          alignItems="center"
          gap={2}
          m={0}
          py={2}
          style={{ borderBottom: '1px solid var(--bulma-border)' }}
        >
          <Block flexGrow={1} m={0} style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Block>
          <Block as="span" flexShrink={0} m={0} textSize={7}>
            {formatSize(file.size)}
          </Block>
          <Delete
            size="medium"
            disabled={disabled}
            aria-label={`Remove ${file.name}`}
            onClick={({ currentTarget }) => onRemove(file, currentTarget)}
          />
        </Block>
      ))}
    </Block>
  );
}
