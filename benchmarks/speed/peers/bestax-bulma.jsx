import { Button, Control, Field, Input, Table, Tbody, Td, Tr } from '@allxsmith/bestax-bulma';
import { formOf, tableOf, timesOf } from '../scenes.tsx';

export const scenes = {
  buttons: timesOf((index, color) => (
    <Button key={index} color={color} size="small">
      Save
    </Button>
  )),
  table: tableOf(
    (rows) => (
      <Table isStriped isFullwidth>
        <Tbody>{rows}</Tbody>
      </Table>
    ),
    (index, cells) => <Tr key={index}>{cells}</Tr>,
    (index, color) => (
      <Td key={index} color={color}>
        Cell
      </Td>
    ),
  ),
  form: formOf((index, color) => (
    <Field key={index} label="Name">
      <Control>
        <Input color={color} />
      </Control>
    </Field>
  )),
};
