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

export default function TableCellColors() {
  return (
    <Table fullwidth>
      <tbody>
        {COLORS.map((color) => (
          <tr key={color}>
            <Table.Header scope="row" color={color}>
              {color}
            </Table.Header>
            <td>No color</td>
            <Table.Cell color={color}>{color}</Table.Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
