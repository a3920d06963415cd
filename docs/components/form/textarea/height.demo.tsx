import { Control, Field, TextArea } from 'bulmatic';

export default function TextAreaHeight() {
  return (
    <>
      <Field>
        <Field.Label>Address</Field.Label>
        <Control>
          <TextArea rows={3} autoComplete="street-address" />
        </Control>
      </Field>
      <Field>
        <Field.Label>Text on the card</Field.Label>
        <Control>
          <TextArea
            rows={2}
            fixedSize
            defaultValue={'Happy birthday, Mira!\nAll of us'}
          />
        </Control>
      </Field>
    </>
  );
}
