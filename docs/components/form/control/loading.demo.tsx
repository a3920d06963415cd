import { useEffect, useState } from 'react';
import { Control, Field, Input } from 'bulmatic';

const ONE_SECOND = 1000;

export default function ControlLoading() {
  const [name, setName] = useState('Corner Books');
  const [checked, setChecked] = useState('');
  const loading = name !== checked;

  useEffect(() => {
    const timer = setTimeout(
      () => setChecked(name),
      ONE_SECOND,
    );
    return () => clearTimeout(timer);
  }, [name]);

  return (
    <Field>
      <Field.Label>Shop name</Field.Label>
      <Control loading={loading}>
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Control>
      <Field.Help role="status">
        {loading ? 'Looking it up' : 'This name is free.'}
      </Field.Help>
    </Field>
  );
}
