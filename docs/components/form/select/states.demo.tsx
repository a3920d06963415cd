import { Control, Field, Select } from 'bulmatic';

export default function SelectStates() {
  return (
    <Field groupedMultiline>
      <Control>
        <Select hovered aria-label="Hovered">
          <option>Hovered</option>
        </Select>
      </Control>
      <Control>
        <Select focused aria-label="Focused">
          <option>Focused</option>
        </Select>
      </Control>
      <Control>
        <Select active aria-label="Active">
          <option>Active</option>
        </Select>
      </Control>
      <Control>
        <Select disabled aria-label="Disabled">
          <option>Disabled</option>
        </Select>
      </Control>
    </Field>
  );
}
