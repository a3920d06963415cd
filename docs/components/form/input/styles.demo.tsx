import { Control, Field, Input } from 'bulmatic';

export default function InputStyles() {
  return (
    <>
      <Field>
        <Field.Label>Search the shop</Field.Label>
        <Control>
          <Input type="search" rounded />
        </Control>
      </Field>
      <Field>
        <Field.Label>Order number</Field.Label>
        <Control>
          <Input static name="order" value="2026-0417" />
        </Control>
      </Field>
    </>
  );
}
