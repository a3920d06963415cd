import { useState } from 'react';
import { Control, Field, Input } from 'bulmatic';

const LONGEST = 20;

export default function InputControlled() {
  const [text, setText] = useState('Happy birthday!');
  return (
    <Field>
      <Field.Label>Text on the cake</Field.Label>
      <Control>
        <Input
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.target.value)}
        />
      </Control>
      <Field.Help>{LONGEST - text.length} letters left</Field.Help>
    </Field>
  );
}
