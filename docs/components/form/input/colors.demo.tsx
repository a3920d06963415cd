import { Field, Input } from 'bulmatic';

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

export default function InputColors() {
  return COLORS.map((color) => (
    <Field key={color}>
      <Input
        color={color}
        aria-label={`Input in ${color}`}
        defaultValue={color}
      />
    </Field>
  ));
}
