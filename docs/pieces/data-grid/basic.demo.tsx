import { useState } from 'react';
import { Field, Input } from 'bulmatic';
import { DataGrid, type GridColumn } from './DataGrid';

interface Parcel {
  id: string;
  town: string;
  weight: number;
}

const TOWNS = ['Heron Island', 'Mill Harbor', 'North Lock', 'Reed Bay'];

const PARCELS: readonly Parcel[] = Array.from(
  { length: 10_000 },
  (_, index) => ({
    id: `P-${10_000 + index}`,
    town: TOWNS[(index * 7) % TOWNS.length]!,
    weight: ((index * 37) % 250) / 10,
  }),
);

const COLUMNS: readonly GridColumn<Parcel>[] = [
  { id: 'id', name: 'Parcel', valueOf: ({ id }) => id },
  { id: 'town', name: 'Town', valueOf: ({ town }) => town },
  {
    id: 'weight',
    name: 'Weight',
    numeric: true,
    valueOf: ({ weight }) => weight,
    render: ({ weight }) => `${weight.toFixed(1)} kg`,
  },
];

export default function BasicDemo() {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows = PARCELS.filter(({ id, town }) =>
    `${id} ${town}`.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <>
      <Field>
        <Field.Label>Parcel or town</Field.Label>
        <Input
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Field>
      <DataGrid
        aria-label="Parcels"
        columns={COLUMNS}
        rows={rows}
        selectable
        value={selected}
        onValueChange={setSelected}
        defaultSort={{ column: 'id', direction: 'ascending' }}
        height="20rem"
        empty="No parcel matches."
      />
      <p role="status">
        {rows.length} parcels, {selected.length} selected
      </p>
    </>
  );
}
