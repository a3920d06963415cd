import { useState, type FormEvent } from 'react';
import { Button, Buttons, Field } from 'bulmatic';
import { SegmentedControl } from './SegmentedControl';

const CUPS = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

export default function PlainDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Ordered: ${data.getAll('cup').map(String).join()}.`);
  }

  return (
    <form onSubmit={submit}>
      <Field>
        <Field.Label>Cup</Field.Label>
        <SegmentedControl name="cup" options={CUPS} defaultValue="m" />
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
