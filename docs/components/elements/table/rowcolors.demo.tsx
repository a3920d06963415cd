import { Table } from 'bulmatic';

const COLORS = ['success', 'warning', 'danger', 'dark'] as const;

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
