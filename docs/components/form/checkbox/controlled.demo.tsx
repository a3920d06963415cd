import { useState } from 'react';
import { Button, Checkbox, Field } from 'bulmatic';

export default function CheckboxControlled() {
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <Field>
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        >
          I bring the books back within four weeks
        </Checkbox>
      </Field>
      <Button color="primary" disabled={!agreed}>
        Get a card
      </Button>
    </>
  );
}
