import { useState, type FormEvent } from 'react';
import { Button, Buttons, Field } from 'bulmatic';
import { RichSelect, type Option } from './RichSelect';

const PLANS: readonly Option[] = [
  { id: 'free', name: 'Free', description: 'One project' },
  { id: 'team', name: 'Team', description: 'Ten projects' },
  { id: 'firm', name: 'Firm', description: 'Ask us', disabled: true },
];

export default function PlainDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Your plan: ${data.getAll('plan').map(String).join()}.`);
  }

  return (
    <form onSubmit={submit}>
      <Field>
        <Field.Label>Plan</Field.Label>
        <RichSelect
          name="plan"
          options={PLANS}
          defaultValue={PLANS[0] ?? null}
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
