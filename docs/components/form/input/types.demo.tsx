import { Control, Field, Input } from 'bulmatic';

export default function InputTypes() {
  return (
    <>
      <Field>
        <Field.Label>Email</Field.Label>
        <Control>
          <Input type="email" autoComplete="email" />
        </Control>
      </Field>
      <Field>
        <Field.Label>Password</Field.Label>
        <Control>
          <Input type="password" autoComplete="current-password" />
        </Control>
      </Field>
      <Field>
        <Field.Label>Phone</Field.Label>
        <Control>
          <Input type="tel" autoComplete="tel" />
        </Control>
      </Field>
      <Field>
        <Field.Label>First rehearsal</Field.Label>
        <Control>
          <Input type="date" />
        </Control>
      </Field>
    </>
  );
}
