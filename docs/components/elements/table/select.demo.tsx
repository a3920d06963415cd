import { useState } from 'react';
import { Table } from 'bulmatic';

const WAYS = [
  ['Letter', '3 days', '€2'],
  ['Parcel', '2 days', '€5'],
  ['Courier', 'tomorrow', '€14'],
] as const;

export default function TableSelect() {
  const [chosen, setChosen] = useState('Parcel');
  return (
    <Table fullwidth>
      <caption>How shall we send it?</caption>
      <tbody>
        {WAYS.map(([way, time, price]) => (
          <Table.Row key={way} selected={way === chosen}>
            <td>
              <label>
                <input
                  type="radio"
                  name="way"
                  checked={way === chosen}
                  onChange={() => setChosen(way)}
                />{' '}
                {way}
              </label>
            </td>
            <td>{time}</td>
            <td>{price}</td>
          </Table.Row>
        ))}
      </tbody>
    </Table>
  );
}
