import { Button, Control, Field, Input, Label } from 'trunx';
import { formOf, timesOf } from '../scenes.tsx';

export const scenes = {
  buttons: timesOf((index, color) => (
    <Button key={index} color={color} size="small">
      Save
    </Button>
  )),
  form: formOf((index, color) => (
    <Field key={index}>
      <Label>Name</Label>
      <Control>
        <Input color={color} />
      </Control>
    </Field>
  )),
};
