import { Checkbox, Field } from 'bulmatic';

export default function CheckboxDisabled() {
  return (
    <>
      <Field>
        <Checkbox disabled>Express (sold out)</Checkbox>
      </Field>
      <Field>
        <Checkbox disabled defaultChecked>
          Receipt by email
        </Checkbox>
      </Field>
    </>
  );
}
