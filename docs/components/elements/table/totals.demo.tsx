import { Table } from 'bulmatic';

const HOURS = [
  ['Anna', 4, 6, 2],
  ['Kofi', 3, 0, 7],
  ['Lin', 5, 5, 5],
] as const;

export default function TableTotals() {
  return (
    <Table bordered narrow>
      <caption>Hours in the workshop</caption>
      <thead>
        <tr>
          <th>Name</th>
          <th>May</th>
          <th>June</th>
          <th>July</th>
        </tr>
      </thead>
      <tbody>
        {HOURS.map(([name, may, june, july]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{may}</td>
            <td>{june}</td>
            <td>{july}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>12</td>
          <td>11</td>
          <td>14</td>
        </tr>
      </tfoot>
    </Table>
  );
}
