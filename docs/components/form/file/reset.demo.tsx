import { Button, Control, Field, File } from 'bulmatic';

export default function FileReset() {
  return (
    <form>
      <Field groupedMultiline>
        <Control>
          <File hasName placeholder="No recording">
            Choose a recording
          </File>
        </Control>
        <Control>
          <Button type="reset">Reset</Button>
        </Control>
      </Field>
    </form>
  );
}
