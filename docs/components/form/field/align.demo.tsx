import { Button, Control, Field } from 'bulmatic';

const ALIGN = ['centered', 'right', 'fullwidth'] as const;
const SHIRTS = ['Small', 'Medium', 'Large'];

export default function FieldAlign() {
  return ALIGN.map((align) => (
    <Field key={align} addons={align}>
      {SHIRTS.map((shirt) => (
        <Control key={shirt}>
          <Button fullwidth>{shirt}</Button>
        </Control>
      ))}
    </Field>
  ));
}
