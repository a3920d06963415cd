import { useState } from 'react';
import { Field, useFieldProps } from 'bulmatic';

function Stars() {
  const [count, setCount] = useState(4);
  const { required, disabled, ...field } = useFieldProps();

  return (
    <div role="radiogroup" {...field}>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star}>
          <input
            type="radio"
            name="stars"
            aria-label={`${star} of 5`}
            checked={star === count}
            onChange={() => setCount(star)}
            required={required}
            disabled={disabled}
          />
          {star <= count ? '★' : '☆'}
        </label>
      ))}
    </div>
  );
}

export default function FieldCustom() {
  return (
    <Field required>
      <Field.Label as="span">Rating</Field.Label>
      <Stars />
      <Field.Help>48 readers have rated it</Field.Help>
    </Field>
  );
}
