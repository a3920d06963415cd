import { useState, type FormEvent } from 'react';
import { Button, Buttons, Field } from 'bulmatic';
import { TagInput } from './TagInput';

export default function PlainDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const guests = new FormData(event.currentTarget).getAll('guests');
    setSent(`Invited: ${guests.map(String).join(', ')}.`);
  }

  return (
    <form onSubmit={submit}>
      <Field required>
        <Field.Label>Guests</Field.Label>
        <TagInput name="guests" defaultValue={['Ada', 'Grace']} />
      </Field>
      <Buttons>
        <Button type="submit" color="primary">
          Invite
        </Button>
        <Button type="reset">Reset</Button>
      </Buttons>
      <p role="status">{sent}</p>
    </form>
  );
}
