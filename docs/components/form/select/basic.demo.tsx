import { Control, Field, Select } from 'bulmatic';

export default function SelectBasic() {
  return (
    <Field>
      <Field.Label>Voice</Field.Label>
      <Control>
        <Select name="voice">
          <option>Soprano</option>
          <option>Alto</option>
          <option>Tenor</option>
          <option>Bass</option>
        </Select>
      </Control>
    </Field>
  );
}
