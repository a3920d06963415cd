import { Field, Input } from 'bulmatic';

const STATES = {
  Hovered: { hovered: true },
  Focused: { focused: true },
  Active: { active: true },
  Disabled: { disabled: true },
  'Read only': { readOnly: true },
};

export default function InputStates() {
  return Object.entries(STATES).map(([name, state]) => (
    <Field key={name}>
      <Input {...state} aria-label={name} defaultValue={name} />
    </Field>
  ));
}
