import { Button, Table } from 'bulmatic';

export default function TableCells() {
  return (
    <Table fullwidth bordered>
      <tbody>
        <tr>
          <Table.Header scope="row" narrow vcentered>
            Room 4
          </Table.Header>
          <Table.Cell vcentered>
            A round table, twelve chairs, a piano that is tuned once a year,
            and a view of the river.
          </Table.Cell>
          <Table.Cell narrow vcentered>
            <Button>Book</Button>
          </Table.Cell>
        </tr>
      </tbody>
    </Table>
  );
}
