import { Button, Form } from 'react-bulma-components';
import { formOf, timesOf } from '../scenes.tsx';

export const scenes = {
  buttons: timesOf((index, color) => (
    <Button key={index} color={color} size="small">
      Save
    </Button>
  )),
  form: formOf((index, color) => (
    <Form.Field key={index}>
      <Form.Label>Name</Form.Label>
      <Form.Control>
        <Form.Input color={color} />
      </Form.Control>
    </Form.Field>
  )),
};
