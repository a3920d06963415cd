import { Button, Control, Field, Input, Table } from 'bulmatic';
import { Everything } from '../../tests/fixtures/Everything.tsx';
import { formOf, tableOf, timesOf, type Scenes } from './scenes.tsx';

export const scenes: Scenes = {
  buttons: timesOf((index, color) => (
    <Button key={index} color={color} size="small">
      Save
    </Button>
  )),
  table: tableOf(
    (rows) => (
      <Table striped fullwidth>
        <tbody>{rows}</tbody>
      </Table>
    ),
    (index, cells) => <Table.Row key={index}>{cells}</Table.Row>,
    (index, color) => (
      <Table.Cell key={index} color={color}>
        Cell
      </Table.Cell>
    ),
  ),
  form: formOf((index, color) => (
    <Field key={index}>
      <Field.Label>Name</Field.Label>
      <Control>
        <Input color={color} />
      </Control>
    </Field>
  )),
  everything: () => <Everything />,
};
