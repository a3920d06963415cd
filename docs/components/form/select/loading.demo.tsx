import { useState } from 'react';
import { Button, Control, Field, Select } from 'bulmatic';

export default function SelectLoading() {
  const [loading, setLoading] = useState(true);
  return (
    <Field grouped>
      <Control>
        <Select loading={loading} aria-label="Concert">
          <option>Friday, 8 pm</option>
          <option>Sunday, 5 pm</option>
        </Select>
      </Control>
      <Control>
        <Button onClick={() => setLoading(!loading)}>
          {loading ? 'Stop' : 'Load again'}
        </Button>
      </Control>
    </Field>
  );
}
