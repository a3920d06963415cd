import { Table } from 'bulmatic';

const STOCK = [
  ['Tea, green', '120 g', 46],
  ['Tea, black', '200 g', 18],
  ['Coffee', '500 g', 73],
  ['Cocoa', '250 g', 5],
] as const;

export default function TableWide() {
  return (
    <Table fullwidth striped hoverable>
      <thead>
        <tr>
          <th>Item</th>
          <th>Pack</th>
          <Table.Header textAlign="right">In stock</Table.Header>
        </tr>
      </thead>
      <tbody>
        {STOCK.map(([article, pack, left]) => (
          <tr key={article}>
            <td>{article}</td>
            <td>{pack}</td>
            <Table.Cell textAlign="right">{left}</Table.Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
