import { useState } from 'react';
import { Control, Field, Input } from 'bulmatic';

export default function FieldValidation() {
  const [card, setCard] = useState('4031');
  const valid = /^\d{6}$/.test(card);

  return (
    <Field>
      <Field.Label>Library card</Field.Label>
      <Control>
        <Input
          inputMode="numeric"
          color={valid ? 'success' : 'danger'}
          value={card}
          onChange={(event) => setCard(event.target.value)}
        />
      </Control>
      {valid ? (
        <Field.Help color="success">This card is valid.</Field.Help>
      ) : (
        <Field.Help error>A card number has six digits.</Field.Help>
      )}
    </Field>
  );
}
