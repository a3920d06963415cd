import { Table } from 'bulmatic';

const HOURS = Array.from({ length: 14 }, (_, i) => i + 7);
const LINES = ['Ferry', 'Tram', 'Night bus'];

export default function TableScroll() {
  return (
    <Table.Container
      tabIndex={0}
      role="region"
      aria-label="Departures by the hour"
    >
      <Table>
        <thead>
          <tr>
            <th>Line</th>
            {HOURS.map((hour) => (
              <th key={hour}>{hour}:00</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line, index) => (
            <tr key={line}>
              <Table.Header scope="row" narrow>
                {line}
              </Table.Header>
              {HOURS.map((hour) => (
                <td key={hour}>:{10 + 15 * index}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Table.Container>
  );
}
