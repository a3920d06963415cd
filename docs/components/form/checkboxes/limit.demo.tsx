import { useState } from 'react';
import { Checkbox, Checkboxes, Field } from 'bulmatic';

const MOST = 2;
const CONCERTS = ['May', 'July', 'October', 'December'];

export default function CheckboxesLimit() {
  const [months, setMonths] = useState(['May', 'July']);
  const full = months.length >= MOST;

  return (
    <Field>
      <Field.Label>Free concerts</Field.Label>
      <Checkboxes value={months} onValueChange={setMonths}>
        {CONCERTS.map((month) => (
          <Checkbox
            key={month}
            value={month}
            disabled={full && !months.includes(month)}
          >
            {month}
          </Checkbox>
        ))}
      </Checkboxes>
      <Field.Help>Choose up to two.</Field.Help>
    </Field>
  );
}
