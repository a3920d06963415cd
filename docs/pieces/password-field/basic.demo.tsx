import { Field } from 'bulmatic';
import { PasswordField } from './PasswordField';

export default function BasicDemo() {
  return (
    <Field>
      <Field.Label>Password</Field.Label>
      <PasswordField name="password" defaultValue="river-and-stone" />
    </Field>
  );
}
