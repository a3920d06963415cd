import { Field, Input } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function InputSizes() {
  return SIZES.map((size) => (
    <Field key={size}>
      <Input size={size} aria-label={`Town, ${size}`} defaultValue={size} />
    </Field>
  ));
}
