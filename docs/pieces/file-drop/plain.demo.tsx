import { useState, type FormEvent } from 'react';
import { Button, Field } from 'bulmatic';
import { FileDrop } from './FileDrop';

export default function FormDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Send this to your server.
    const data = new FormData(event.currentTarget);
    const files = data.getAll('photos') as File[];
    setSent(`Sent: ${files.map(({ name }) => name).join(', ')}.`);
  }

  return (
    <form onSubmit={submit}>
      <Field required>
        <Field.Label>Photos</Field.Label>
        <FileDrop name="photos" types={['image/*']} maxFiles={3}>
          Select photos
        </FileDrop>
        <Field.Help>Three pictures at most.</Field.Help>
      </Field>
      <Button type="submit" color="primary">
        Send
      </Button>
      <p role="status">{sent}</p>
    </form>
  );
}
