import { useState, type FormEvent } from 'react';
import { Button, Buttons, Field } from 'bulmatic';
import { Slider } from './Slider';

export default function PlainDemo() {
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Saved: ${data.getAll('share').map(String).join(' to ')}.`);
  }

  return (
    <form onSubmit={submit}>
      <Field>
        <Field.Label>Share</Field.Label>
        <Slider
          name="share"
          defaultValue={[0.25, 0.5]}
          max={1}
          step={0.05}
          format={{ style: 'percent' }}
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
