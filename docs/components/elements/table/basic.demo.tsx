import { Table } from 'bulmatic';

const CONCERTS = [
  ['May 3', 'Town hall', 'Requiem'],
  ['June 21', 'Harbor', 'Sea songs'],
  ['August 9', 'Castle yard', 'Madrigals'],
] as const;

export default function TableBasic() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Date</th>
          <th>Place</th>
          <th>Program</th>
        </tr>
      </thead>
      <tbody>
        {CONCERTS.map(([date, place, program]) => (
          <tr key={date}>
            <td>{date}</td>
            <td>{place}</td>
            <td>{program}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
