import { useState, type FormEvent } from 'react';
import { Button, Buttons, Field } from 'bulmatic';
import { MultiSelect, type Option } from './MultiSelect';

const DAYS: readonly Option[] = [
  { id: 'mo', name: 'Monday' },
  { id: 'we', name: 'Wednesday' },
  { id: 'fr', name: 'Friday' },
];

export default function PlainDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('day');
    setSent(`Sent: ${days.map(String).join(' ')}.`);
  }

  return (
    <form onSubmit={submit}>
      <Field>
        <Field.Label>Days</Field.Label>
        <MultiSelect
          name="day"
          options={DAYS}
          defaultValue={DAYS.slice(0, 2)}
        />
      </Field>
      <Buttons>
        <Button type="submit" color="primary">
          Save
        </Button>
        <Button type="reset">Reset</Button>
      </Buttons>
      <p role="status">{sent}</p>
    </form>
  );
}
