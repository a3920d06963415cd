import { useEffect, useState } from 'react';
import { Button, Control, Field, Select } from 'bulmatic';

const ONE_SECOND = 1000;

export default function SelectLoading() {
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(
      () => setLoading(false),
      ONE_SECOND,
    );
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Field grouped>
      <Control>
        <Select loading={loading} aria-label="Concert">
          <option>Friday, 8 pm</option>
          <option>Sunday, 5 pm</option>
        </Select>
      </Control>
      <Control>
        <Button onClick={() => setLoading(true)}>
          Look again
        </Button>
      </Control>
    </Field>
  );
}
