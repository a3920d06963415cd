import { Control, Field, Input } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function FieldSizes() {
  return SIZES.map((size) => (
    <Field key={size}>
      <Field.Label size={size}>Title of the book</Field.Label>
      <Control>
        <Input size={size} defaultValue={size} />
      </Control>
    </Field>
  ));
}
