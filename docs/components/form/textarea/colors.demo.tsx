import { Field, TextArea } from 'bulmatic';

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

export default function TextAreaColors() {
  return COLORS.map((color) => (
    <Field key={color}>
      <TextArea
        color={color}
        rows={1}
        aria-label={`Text area in ${color}`}
        defaultValue={color}
      />
    </Field>
  ));
}
