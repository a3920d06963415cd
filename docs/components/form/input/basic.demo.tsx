import { Control, Field, Input } from 'bulmatic';

export default function InputBasic() {
  return (
    <Field>
      <Field.Label>Name</Field.Label>
      <Control>
        <Input name="name" autoComplete="name" />
      </Control>
    </Field>
  );
}
