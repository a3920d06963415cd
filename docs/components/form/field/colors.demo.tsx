import { Field } from 'bulmatic';

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

export default function FieldColors() {
  return COLORS.map((color) => (
    <Field.Help key={color} color={color}>
      A help text in {color}
    </Field.Help>
  ));
}
