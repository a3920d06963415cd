import { Table } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'black',
  'text',
] as const;

export default function TableRowColors() {
  return (
    <Table fullwidth>
      <thead>
        <tr>
          <th>Row color</th>
          <th>Text</th>
        </tr>
      </thead>
      <tbody>
        {COLORS.map((color) => (
          <Table.Row key={color} color={color}>
            <th scope="row">{color}</th>
            <td>Every cell of the row</td>
          </Table.Row>
        ))}
      </tbody>
    </Table>
  );
}
