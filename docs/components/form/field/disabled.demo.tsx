import { useState } from 'react';
import { Button, Control, Field, Input, Select } from 'bulmatic';

export default function FieldDisabled() {
  const [borrowing, setBorrowing] = useState(true);

  return (
    <Field grouped required disabled={borrowing}>
      <Control expanded>
        <Input aria-label="Title" defaultValue="The Waves" />
      </Control>
      <Control>
        <Select aria-label="Weeks">
          <option>2</option>
          <option>4</option>
        </Select>
      </Control>
      <Control>
        <Button onClick={() => setBorrowing(!borrowing)}>
          {borrowing ? 'Edit' : 'Done'}
        </Button>
      </Control>
    </Field>
  );
}
