import { Table } from 'bulmatic';

const CONCERTS = [
  ['3 May', 'Town hall', 'Requiem'],
  ['21 June', 'Harbour', 'Sea songs'],
  ['9 August', 'Castle yard', 'Madrigals'],
] as const;

export default function TableBasic() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Date</th>
          <th>Place</th>
          <th>Programme</th>
        </tr>
      </thead>
      <tbody>
        {CONCERTS.map(([date, place, programme]) => (
          <tr key={date}>
            <td>{date}</td>
            <td>{place}</td>
            <td>{programme}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
