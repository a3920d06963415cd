import { useState } from 'react';
import { Button, Control, Field, Input } from 'bulmatic';

export default function ControlLoading() {
  const [name, setName] = useState('Corner Books');
  const [checked, setChecked] = useState('');
  const loading = name !== checked;
  return (
    <>
      <Field>
        <Field.Label>Shop name</Field.Label>
        <Control loading={loading}>
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Control>
        <Field.Help role="status">
          {loading ? 'Checking…' : 'This name is available.'}
        </Field.Help>
      </Field>
      <Button size="small" onClick={() => setChecked(name)}>
        Finish checking
      </Button>
    </>
  );
}
