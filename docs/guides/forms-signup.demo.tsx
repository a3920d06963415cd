import { startTransition, useActionState, useEffect, useRef } from 'react';
import { Button, Control, Field, Input } from 'bulmatic';

interface Answer {
  error?: string;
  news?: string;
}

// Instead of a server, on which the name "ada" is taken.
async function ask(_before: Answer, data: FormData) {
  const name = data.get('name') as string;
  await new Promise((done) => setTimeout(done, 800));
  return name.toLowerCase() === 'ada'
    ? { error: `${name} is taken. Try another name.` }
    : { news: `Welcome, ${name}!` };
}

export default function GuideSignUp() {
  const input = useRef<HTMLInputElement>(null);
  const [{ error, news }, send, pending] = useActionState<Answer, FormData>(
    ask,
    {},
  );

  useEffect(() => {
    if (error && !pending) input.current?.focus();
  }, [error, pending]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        if (!pending) startTransition(() => send(data));
      }}
    >
      <Field>
        <Field.Label>User name</Field.Label>
        <Control>
          <Input
            ref={input}
            name="name"
            required
            minLength={3}
            autoComplete="username"
            color={error ? 'danger' : undefined}
          />
        </Control>
        <Field.Help>Three letters or more.</Field.Help>
        {error && <Field.Help error>{error}</Field.Help>}
      </Field>
      <Field>
        <Field.Label>Email</Field.Label>
        <Control>
          <Input type="email" name="email" required autoComplete="email" />
        </Control>
      </Field>
      <Button type="submit" color="primary" loading={pending}>
        Sign up
      </Button>
      <p role="status">{news}</p>
    </form>
  );
}
