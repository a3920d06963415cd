import { useState, type FormEvent } from 'react';
import { Button, Buttons, Field } from 'bulmatic';
import { Switch } from './Switch';

export default function PlainDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(data.has('gift') ? 'As a gift.' : 'Without a wrapping.');
  }

  return (
    <form onSubmit={submit}>
      <Field>
        <Field.Label>Wrap it as a gift</Field.Label>
        <Switch name="gift" defaultValue />
      </Field>
      <Buttons>
        <Button type="submit" color="primary">
          Order
        </Button>
        <Button type="reset">Reset</Button>
      </Buttons>
      <p role="status">{sent}</p>
    </form>
  );
}
