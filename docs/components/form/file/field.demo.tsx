import { useState } from 'react';
import { Control, Field, File } from 'bulmatic';

const MOST = 3;

export default function FileField() {
  const [count, setCount] = useState(0);
  return (
    <Field>
      <Field.Label>Pictures of the damage</Field.Label>
      <Control>
        <File
          hasName
          fullwidth
          multiple
          accept="image/*"
          placeholder="None yet"
          color={count > MOST ? 'danger' : undefined}
          onChange={(event) => setCount(event.target.files?.length ?? 0)}
        >
          Choose pictures
        </File>
      </Control>
      {count > MOST ? (
        <Field.Help error>
          {count} are too many. Choose up to three.
        </Field.Help>
      ) : (
        <Field.Help>Up to three pictures.</Field.Help>
      )}
    </Field>
  );
}
