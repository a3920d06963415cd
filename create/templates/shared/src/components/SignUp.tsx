// #if next
'use client';

// #end
import { useRef, useState, type FormEvent } from 'react';
import { Box, Button, Checkbox, Control, Field, Input, Select } from 'bulmatic';

const isAddress = (text: string) => /^\S+@\S+$/.test(text);

export function SignUp() {
  const [state, setState] = useState<'new' | 'wrong' | 'sent'>('new');
  const email = useRef<HTMLInputElement>(null);

  /** Send the data to your server here. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const right = isAddress(data.get('email') as string);
    setState(right ? 'sent' : 'wrong');
    if (!right) email.current?.focus();
  }

  return (
    <Box as="form" noValidate onSubmit={submit}>
      <Field>
        <Field.Label>Email</Field.Label>
        <Control>
          <Input
            ref={email}
            type="email"
            name="email"
            autoComplete="email"
            color={state === 'wrong' ? 'danger' : undefined}
          />
        </Control>
        {state === 'wrong' ? (
          <Field.Help error>Enter an address such as ada@example.com.</Field.Help>
        ) : (
          <Field.Help>One letter a month, and no more.</Field.Help>
        )}
      </Field>
      <Field>
        <Field.Label>Topic</Field.Label>
        <Control>
          <Select name="topic" fullwidth>
            <option>Everything</option>
            <option>New features</option>
            <option>Events</option>
          </Select>
        </Control>
      </Field>
      <Field>
        <Checkbox name="plain">Send plain text</Checkbox>
      </Field>
      <Button type="submit" color="primary">
        Sign up
      </Button>
      <p role="status">{state === 'sent' && 'Thank you. You are on the list.'}</p>
    </Box>
  );
}
