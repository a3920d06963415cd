import { Field, Select } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function SelectSizes() {
  return SIZES.map((size) => (
    <Field key={size}>
      <Select size={size} aria-label={`Shirt, ${size}`}>
        <option>{size}</option>
      </Select>
    </Field>
  ));
}
