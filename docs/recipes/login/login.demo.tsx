import { useRef, useState, type FormEvent } from 'react';
import {
  Box,
  Button,
  Checkbox,
  Column,
  Columns,
  Control,
  Field,
  Input,
  Message,
  Section,
  Title,
} from 'bulmatic';
import { PasswordField } from '../../pieces/password-field/PasswordField';

/** Replace this with a request to your server. */
async function logIn(email: string, password: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return email === 'ada@example.com' && password === 'engine';
}

const ERRORS = {
  wrong: 'The email address or the password is wrong.',
  failed: 'We can’t reach the server. Try again.',
};

type State = 'idle' | 'pending' | 'in' | keyof typeof ERRORS;

export default function Login() {
  const password = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('idle');

  async function send(data: FormData) {
    setState('pending');
    try {
      const ok = await logIn(
        data.get('email') as string,
        data.get('password') as string,
      );
      setState(ok ? 'in' : 'wrong');
      if (!ok) password.current?.select();
    } catch {
      setState('failed');
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 8, desktop: 5 }}>
          <Box as="form" onSubmit={submit}>
            <Title as="h1" size={4}>
              Log in to Harbor Library
            </Title>
            <div role="alert">
              {(state === 'wrong' || state === 'failed') && (
                <Message color="danger">
                  <Message.Body>{ERRORS[state]}</Message.Body>
                </Message>
              )}
            </div>
            <Field>
              <Field.Label>Email</Field.Label>
              <Control>
                <Input
                  type="email"
                  name="email"
                  required
                  autoComplete="username"
                />
              </Control>
            </Field>
            <Field>
              <Field.Label>Password</Field.Label>
              <PasswordField ref={password} name="password" required />
            </Field>
            <Field>
              <Checkbox name="remember">
                Stay logged in on this device
              </Checkbox>
            </Field>
            <Button
              type="submit"
              color="primary"
              fullwidth
              loading={state === 'pending'}
            >
              Log in
            </Button>
            <p role="status">{state === 'in' && 'Welcome back, Ada!'}</p>
          </Box>
        </Column>
      </Columns>
    </Section>
  );
}
