import { useState } from 'react';
import { Control, Field, Select } from 'bulmatic';

const HOURS = [
  'Choose a branch to see its hours.',
  'Monday to Friday, 9 to 18',
  'Tuesday to Saturday, 10 to 16',
];

export default function SelectControlled() {
  const [branch, setBranch] = useState(0);
  return (
    <Field>
      <Field.Label>Branch</Field.Label>
      <Control>
        <Select value={branch} onValueChange={setBranch}>
          <option value={0}>Choose a branch</option>
          <option value={1}>Harbor Street</option>
          <option value={2}>Old Market</option>
        </Select>
      </Control>
      <Field.Help>{HOURS[branch]}</Field.Help>
    </Field>
  );
}
