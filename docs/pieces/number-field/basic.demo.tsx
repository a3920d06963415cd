import { useState } from 'react';
import { Field } from 'bulmatic';
import { NumberField } from './NumberField';

export default function BasicDemo() {
  const [seats, setSeats] = useState<number | null>(2);

  return (
    <Field>
      <Field.Label>Seats</Field.Label>
      <NumberField value={seats} onValueChange={setSeats} min={1} max={8} />
      <Field.Help>
        {seats ? `That is $${seats * 12}.` : 'A seat is $12.'}
      </Field.Help>
    </Field>
  );
}
