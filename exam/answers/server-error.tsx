import { useRef, useState, type FormEvent } from 'react';
import { Button, Control, Field, Input } from 'bulmatic';

const signUp = (): Promise<string> => Promise.resolve('This address is taken.');

export default function SignUp() {
  const email = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(await signUp());
    email.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field>
        <Field.Label>Email</Field.Label>
        <Control>
          <Input ref={email} type="email" name="email" color={error ? 'danger' : undefined} />
        </Control>
        {error && <Field.Help error>{error}</Field.Help>}
      </Field>
      <Button type="submit" color="primary">
        Sign up
      </Button>
    </form>
  );
}
