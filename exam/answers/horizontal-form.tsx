import { Control, Field, Input } from 'bulmatic';

export default function Address() {
  return (
    <form>
      {['Name', 'Town'].map((label) => (
        <Field key={label} horizontal>
          <Field.Label size="normal">{label}</Field.Label>
          <Field.Body>
            <Field>
              <Control>
                <Input name={label.toLowerCase()} />
              </Control>
            </Field>
          </Field.Body>
        </Field>
      ))}
    </form>
  );
}
