import { useState } from 'react';
import { Control, Field, Select } from 'bulmatic';

const HOURS: Record<string, string> = {
  harbour: 'Monday to Friday, 9 to 18',
  market: 'Tuesday to Saturday, 10 to 16',
};

export default function SelectControlled() {
  const [branch, setBranch] = useState('');
  return (
    <Field>
      <Field.Label>Branch</Field.Label>
      <Control>
        <Select
          value={branch}
          onChange={(event) =>
            setBranch(event.target.value)
          }
        >
          <option value="">Choose a branch</option>
          <option value="harbour">Harbour Street</option>
          <option value="market">Old Market</option>
        </Select>
      </Control>
      {branch && <Field.Help>{HOURS[branch]}</Field.Help>}
    </Field>
  );
}
