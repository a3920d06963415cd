import { useState } from 'react';
import { Checkbox, Field } from 'bulmatic';

export default function CheckboxValidation() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Field>
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      >
        I have read the{' '}
        <a href="#with-an-error" className="is-underlined">
          house rules
        </a>
      </Checkbox>
      {!agreed && (
        <Field.Help error>Please accept the house rules.</Field.Help>
      )}
    </Field>
  );
}
