import { Control, Field, Input } from 'bulmatic';

export default function FieldBasic() {
  return (
    <Field>
      <Field.Label>Email</Field.Label>
      <Control>
        <Input type="email" autoComplete="email" />
      </Control>
      <Field.Help>We write once a month.</Field.Help>
    </Field>
  );
}
