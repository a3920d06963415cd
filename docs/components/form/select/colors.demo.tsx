import { Control, Field, Select } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'black',
  'text',
] as const;

export default function SelectColors() {
  return (
    <Field groupedMultiline>
      {COLORS.map((color) => (
        <Control key={color}>
          <Select color={color} aria-label={`Select in ${color}`}>
            <option>{color}</option>
          </Select>
        </Control>
      ))}
    </Field>
  );
}
