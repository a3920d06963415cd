'use client';

import { useState, type ComponentProps } from 'react';
import { Button, Control, Field, Icon, Input } from 'bulmatic';

export interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  /** Whether the user sets a new password. Browsers and password managers then suggest a strong one. */
  isNew?: boolean;
  /** The labels of the button. */
  labels?: { show: string; hide: string };
}

const LABELS = { show: 'Show password', hide: 'Hide password' };

/** A password input with a button that shows what the user typed. Put it into a `Field`. */
export function PasswordField({ isNew = false, labels = LABELS, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <Field addons mb={0}>
      <Control expanded>
        <Input
          autoComplete={isNew ? 'new-password' : 'current-password'}
          // Phones would capitalize the first letter.
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
        />
      </Control>
      <Control>
        <Button
          aria-pressed={shown}
          aria-label={labels.show}
          title={shown ? labels.hide : labels.show}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon>
            <Eye crossed={shown} />
          </Icon>
        </Button>
      </Control>
    </Field>
  );
}

const Eye = ({ crossed }: { crossed: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7z" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 4l16 16" />}
  </svg>
);
