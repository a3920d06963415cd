import { useState } from 'react';
import { Field } from 'bulmatic';
import { TimeField } from './TimeField';

export default function BasicDemo() {
  const [time, setTime] = useState<string | null>('14:30');

  return (
    <Field>
      <Field.Label as="span">Table for two at</Field.Label>
      <TimeField
        value={time}
        onValueChange={setTime}
        min="11:00"
        max="21:30"
      />
      <Field.Help>
        {time
          ? `We expect you at ${time}.`
          : 'The kitchen is open from 11 am to 9:30 pm.'}
      </Field.Help>
    </Field>
  );
}
