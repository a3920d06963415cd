import { useState } from 'react';
import { Table } from 'bulmatic';

const WAYS = [
  ['Letter', '3 days', '€2'],
  ['Parcel', '2 days', '€5'],
  ['Courier', 'tomorrow', '€14'],
] as const;

export default function TableSelect() {
  const [selected, setSelected] = useState('Parcel');
  return (
    <Table fullwidth>
      <caption>How should we send it?</caption>
      <tbody>
        {WAYS.map(([way, time, price]) => (
          <Table.Row key={way} selected={way === selected}>
            <td>
              <label>
                <input
                  type="radio"
                  name="way"
                  checked={way === selected}
                  onChange={() => setSelected(way)}
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
