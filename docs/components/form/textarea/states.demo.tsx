import { Field, TextArea } from 'bulmatic';

const STATES = {
  Hovered: { hovered: true },
  Focused: { focused: true },
  Active: { active: true },
  Disabled: { disabled: true },
  'Read only': { readOnly: true },
};

export default function TextAreaStates() {
  return Object.entries(STATES).map(([name, state]) => (
    <Field key={name}>
      <TextArea {...state} rows={1} aria-label={name} defaultValue={name} />
    </Field>
  ));
}
