'use client';

import {
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Block, Delete, Tag, Tags, useBulmaClasses } from 'bulmatic';

interface Named {
  id: string;
  name: string;
}

interface TagBoxProps {
  tags: readonly Named[];
  /** The name of the list of tags. */
  label: string;
  /** The name of the button that removes a tag. */
  removeLabel: (name: string) => string;
  onRemove: (tag: Named) => void;
  /** The text input at the end of the box. */
  input: RefObject<HTMLInputElement | null>;
  /** The last change, which screen readers announce. */
  status: string;
  disabled: boolean;
  invalid: boolean;
  /** The input, and anything else that belongs in the box. */
  children: ReactNode;
  /** Shown at the end of the box, such as a `CaretButton`. */
  end?: ReactNode;
}

/** The style of the input in the box, whose class is `input is-static`. */
export const INPUT_IN_BOX = { flex: '1 1 4rem', width: 'auto', height: '1.5rem', padding: 0 };

/** The button of a tag that is `step` tags away from the focused one, or else the input. */
function neighborOf(box: Element, input: HTMLInputElement | null, step: number) {
  const buttons = [...box.querySelectorAll<HTMLElement>('li button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return step < 0 ? buttons.at(-1) : undefined;
  return at + step < 0 ? undefined : (buttons[at + step] ?? input);
}

/** A box that looks like an `Input` and contains tags. The arrow keys move between the tags and the input at its end. */
export function TagBox({
  tags,
  label,
  removeLabel,
  onRemove,
  input,
  status,
  disabled,
  invalid,
  children,
  end,
}: TagBoxProps) {
  const [focused, setFocused] = useState<string>();
  const color = invalid ? 'danger' : undefined;
  const box = useBulmaClasses({ color, flexWrap: 'wrap', gap: 0.5 }, 'input', { color: 'is' });

  function remove(box: Element, tag: Named) {
    const next = neighborOf(box, input.current, 1);
    const isLast = next === input.current;
    (isLast && tags.length > 1 ? neighborOf(box, input.current, -1) : next)?.focus();
    onRemove(tag);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: box, target, key } = event;
    const isText = target === input.current;
    // From the text, the keys move to the tags only if the cursor is at its start.
    if (isText && (input.current?.selectionEnd || event.nativeEvent.isComposing)) return;
    const isRtl = getComputedStyle(box).direction === 'rtl';
    const tag = tags.find(({ id }) => id === focused);
    const last = tags.at(-1);
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) neighborOf(box, input.current, -1)?.focus();
    else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight') && !isText)
      neighborOf(box, input.current, 1)?.focus();
    else if (key === 'Backspace' && isText && !input.current?.value && last) onRemove(last);
    else if (['Backspace', 'Delete'].includes(key) && tag) remove(box, tag);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Focuses the input when the user clicks between the tags. */
  function focusInput(event: MouseEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    input.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Its contents have the focus.
    <div
      {...box}
      {...(disabled && { disabled })}
      style={{
        height: 'auto',
        cursor: disabled ? undefined : 'text',
        ...(end && { paddingInlineEnd: '2.5em' }),
      }}
      onKeyDownCapture={handleKey}
      onMouseDown={focusInput}
    >
      {tags.length > 0 && (
        <Tags as="ul" role="list" aria-label={label} style={{ display: 'contents' }}>
          {tags.map((tag) => (
            <Tag
              key={tag.id}
              as="li"
              color={focused === tag.id ? 'link' : undefined}
              // Lets long tags wrap. A Bulma tag has only one line.
              style={{
                height: 'auto',
                minHeight: '2em',
                whiteSpace: 'normal',
                overflowWrap: 'anywhere',
              }}
            >
              {tag.name}
              <Delete
                size="small"
                tabIndex={-1}
                disabled={disabled}
                aria-label={removeLabel(tag.name)}
                onFocus={() => setFocused(tag.id)}
                onBlur={() => setFocused(undefined)}
                onClick={(event) => remove(event.currentTarget.closest('div') as Element, tag)}
              />
            </Tag>
          ))}
        </Tags>
      )}
      {children}
      {end}
      <Block as="span" role="status" srOnly>
        {status}
      </Block>
    </div>
  );
}
