import { Button, Control, Field, Input, Radio, Radios } from 'bulmatic';

export default function FieldHorizontal() {
  return (
    <>
      <Field horizontal>
        <Field.Label size="normal">Place</Field.Label>
        <Field.Body>
          <Field narrow>
            <Control>
              <Input
                aria-label="Postal code"
                htmlSize={6}
                defaultValue="8001"
              />
            </Control>
          </Field>
          <Field expanded>
            <Control>
              <Input aria-label="Town" defaultValue="Zürich" />
            </Control>
          </Field>
        </Field.Body>
      </Field>
      <Field horizontal>
        <Field.Label>Delivery</Field.Label>
        <Field.Body>
          <Field>
            <Radios defaultValue="post">
              <Radio value="post">By post</Radio>
              <Radio value="shop">Pick up at the shop</Radio>
            </Radios>
            <Field.Help>Picking up is free.</Field.Help>
          </Field>
        </Field.Body>
      </Field>
      <Field horizontal>
        <Field.Label />
        <Field.Body>
          <Button color="primary">Order</Button>
        </Field.Body>
      </Field>
    </>
  );
}
