import { Control, Field, TextArea } from 'bulmatic';

export default function TextAreaBasic() {
  return (
    <Field>
      <Field.Label>Your question</Field.Label>
      <Control>
        <TextArea name="question" />
      </Control>
      <Field.Help>We answer within two days.</Field.Help>
    </Field>
  );
}
