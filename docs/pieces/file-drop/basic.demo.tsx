import { useState } from 'react';
import { Field } from 'bulmatic';
import { FileDrop } from './FileDrop';

export default function BasicDemo() {
  const [errors, setErrors] = useState<readonly string[]>([]);

  return (
    <Field>
      <Field.Label>Scores</Field.Label>
      <FileDrop
        types={['application/pdf', 'image/*']}
        maxSize={2_000_000}
        onError={setErrors}
      />
      <Field.Help>PDF files and pictures, up to 2 MB each.</Field.Help>
      {errors.map((error) => (
        <Field.Help key={error} error>
          {error}
        </Field.Help>
      ))}
    </Field>
  );
}
