import { Radio, Table } from 'bulmatic';

const TRAINS = [
  ['8:02', '1 h 10 min', '€ 24'],
  ['8:32', '1 h 25 min', '€ 18'],
  ['9:02', '1 h 10 min', '€ 12'],
];

export default function RadioRows() {
  return (
    <div role="radiogroup" aria-label="Trains">
      <Table fullwidth>
        <thead>
          <tr>
            <th>Train</th>
            <th>Takes</th>
            <th>Price</th>
          </tr>
        </thead>
        <tbody>
          {TRAINS.map(([at, takes, price], index) => (
            <tr key={at}>
              <td>
                <Radio name="train" value={at} defaultChecked={index === 0}>
                  {at}
                </Radio>
              </td>
              <td>{takes}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
