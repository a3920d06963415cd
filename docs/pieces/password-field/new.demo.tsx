import { useState } from 'react';
import { Button, Field, Progress } from 'bulmatic';
import { PasswordField } from './PasswordField';

const LEAST = 12;

export default function NewDemo() {
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const isShort = password.length < LEAST;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Field required>
        <Field.Label>New password</Field.Label>
        <PasswordField
          isNew
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Progress
          size="small"
          mt={2}
          mb={1}
          color={isShort ? 'warning' : 'success'}
          max={LEAST}
          value={Math.min(password.length, LEAST)}
          aria-label={`Length, of at least ${LEAST} characters`}
        />
        <Field.Help error={sent && isShort}>
          {isShort
            ? `At least ${LEAST} characters, such as a few words.`
            : 'This password is long enough.'}
        </Field.Help>
      </Field>
      <Button type="submit" color="primary">
        Save
      </Button>
    </form>
  );
}
