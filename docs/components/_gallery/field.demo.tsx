import { Control, Field, Input } from 'bulmatic';

export default function FieldPicture() {
  return (
    <Field>
      <Field.Label>E-mail</Field.Label>
      <Control>
        <Input type="email" />
      </Control>
      <Field.Help>Once a month.</Field.Help>
    </Field>
  );
}
