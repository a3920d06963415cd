import { Table } from 'bulmatic';

const PRICES = [
  ['Child', '€4', '€10'],
  ['Adult', '€8', '€20'],
] as const;

export default function TableSelectedCells() {
  return (
    <Table bordered>
      <thead>
        <tr>
          <th>Age</th>
          <th>Day</th>
          <Table.Header selected>Week</Table.Header>
        </tr>
      </thead>
      <tbody>
        {PRICES.map(([age, day, week]) => (
          <tr key={age}>
            <th scope="row">{age}</th>
            <td>{day}</td>
            <Table.Cell selected>{week}</Table.Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
