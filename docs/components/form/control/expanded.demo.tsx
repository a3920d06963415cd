import { Button, Control, Field, Input, Select } from 'bulmatic';

export default function ControlExpanded() {
  return (
    <>
      <Field grouped>
        <Control expanded>
          <Input aria-label="Message" />
        </Control>
        <Control>
          <Button color="primary">Send</Button>
        </Control>
      </Field>
      <Field addons>
        <Control>
          <Select aria-label="Shelf">
            <option>Poetry</option>
            <option>Travel</option>
          </Select>
        </Control>
        <Control expanded>
          <Input aria-label="Title" />
        </Control>
      </Field>
    </>
  );
}
