import { useState } from 'react';
import { Field, Input, Radio } from 'bulmatic';

export default function RadioControlled() {
  const [custom, setCustom] = useState(false);
  return (
    <div role="radiogroup" aria-label="Gift">
      <Field>
        <Radio
          name="gift"
          checked={!custom}
          onChange={() => setCustom(false)}
        >
          25 euros
        </Radio>
      </Field>
      <Field>
        <Radio
          name="gift"
          checked={custom}
          onChange={() => setCustom(true)}
        >
          Another amount
        </Radio>
      </Field>
      <Input
        inputMode="decimal"
        aria-label="Amount in euros"
        disabled={!custom}
      />
    </div>
  );
}
