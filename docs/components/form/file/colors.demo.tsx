import { Control, Field, File } from 'bulmatic';

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

export default function FileColors() {
  return (
    <Field groupedMultiline>
      {COLORS.map((color) => (
        <Control key={color}>
          <File color={color}>Choose, in {color}</File>
        </Control>
      ))}
    </Field>
  );
}
