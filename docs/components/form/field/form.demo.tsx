import { useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  Checkboxes,
  Control,
  Field,
  Input,
  Select,
  TextArea,
} from 'bulmatic';

type State = 'new' | 'nameless' | 'sent';

export default function FieldForm() {
  const nameInput = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('new');

  return (
    <form
      onReset={() => setState('new')}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setState(data.get('name') ? 'sent' : 'nameless');
        if (!data.get('name')) nameInput.current?.focus();
      }}
    >
      <Field>
        <Field.Label>Name</Field.Label>
        <Control>
          <Input ref={nameInput} name="name" autoComplete="name" />
        </Control>
        {state === 'nameless' && (
          <Field.Help error>Enter your name.</Field.Help>
        )}
      </Field>
      <Field>
        <Field.Label>Voice</Field.Label>
        <Control>
          <Select name="voice" fullwidth>
            <option>Soprano</option>
            <option>Alto</option>
            <option>Tenor</option>
            <option>Bass</option>
          </Select>
        </Control>
      </Field>
      <Field>
        <Field.Label>Evenings</Field.Label>
        <Checkboxes name="evenings" defaultValue={['tue']}>
          <Checkbox value="tue">Tuesday</Checkbox>
          <Checkbox value="thu">Thursday</Checkbox>
        </Checkboxes>
      </Field>
      <Field>
        <Field.Label>Message</Field.Label>
        <Control>
          <TextArea name="message" rows={2} />
        </Control>
        <Field.Help>Only the conductor reads it.</Field.Help>
      </Field>
      <Field grouped>
        <Control>
          <Button type="submit" color="primary">
            Join the choir
          </Button>
        </Control>
        <Control>
          <Button type="reset">Start again</Button>
        </Control>
      </Field>
      <p role="status">{state === 'sent' && 'Thank you. See you there!'}</p>
    </form>
  );
}
