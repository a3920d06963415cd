import { useState } from 'react';
import { Checkbox, Table } from 'bulmatic';

const MEMBERS = ['Ada', 'Ben'];

export default function Members() {
  const [selected, setSelected] = useState<string[]>([]);

  function toggle(name: string) {
    setSelected((names) =>
      names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
    );
  }

  return (
    <>
      <p role="status">{selected.length} selected</p>
      <Table fullwidth>
        <caption>Members</caption>
        <tbody>
          {MEMBERS.map((name) => (
            <Table.Row key={name} selected={selected.includes(name)}>
              <td>
                <Checkbox
                  aria-label={`Select ${name}`}
                  checked={selected.includes(name)}
                  onChange={() => toggle(name)}
                />
              </td>
              <th scope="row">{name}</th>
            </Table.Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}
