import { Field, Select } from 'bulmatic';

export default function SelectStyles() {
  return (
    <>
      <Field>
        <Select rounded aria-label="Sort by">
          <option>Newest first</option>
          <option>Cheapest first</option>
        </Select>
      </Field>
      <Field>
        <Select fullwidth aria-label="Country">
          <option>Switzerland</option>
          <option>Uruguay</option>
        </Select>
      </Field>
    </>
  );
}
