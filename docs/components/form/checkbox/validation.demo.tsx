import { useState } from 'react';
import { Checkbox, Field } from 'bulmatic';

export default function CheckboxValidation() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Field>
      <Checkbox
        checked={agreed}
        onChange={(event) =>
          setAgreed(event.target.checked)
        }
      >
        I have read the{' '}
        <a href="#with-an-error">rules of the house</a>
      </Checkbox>
      {!agreed && (
        <Field.Help error>
          Without the rules we cannot let you in.
        </Field.Help>
      )}
    </Field>
  );
}
