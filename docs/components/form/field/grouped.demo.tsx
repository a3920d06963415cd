import { Button, Control, Field } from 'bulmatic';

export default function FieldGrouped() {
  return (
    <>
      <Field grouped>
        <Control>
          <Button color="primary">Reserve</Button>
        </Control>
        <Control>
          <Button>Add to my list</Button>
        </Control>
      </Field>
      <Field grouped="centered">
        <Control>
          <Button>Earlier</Button>
        </Control>
        <Control>
          <Button>Later</Button>
        </Control>
      </Field>
      <Field grouped="right">
        <Control>
          <Button>Cancel</Button>
        </Control>
        <Control>
          <Button color="primary">Send</Button>
        </Control>
      </Field>
    </>
  );
}
