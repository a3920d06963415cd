import { useState } from 'react';
import { Field } from 'bulmatic';
import { Slider } from './Slider';

const PRICES = [20, 35, 50, 80, 95, 120, 140, 180];

export default function RangeDemo() {
  const [range, setRange] = useState([40, 120]);
  const [from = 0, to = 0] = range;
  const found = PRICES.filter((price) => price >= from && price <= to);

  return (
    <Field>
      <Field.Label>Price</Field.Label>
      <Slider
        defaultValue={[40, 120]}
        onValueCommit={setRange}
        max={200}
        step={5}
        format={{
          style: 'currency',
          currency: 'USD',
          maximumFractionDigits: 0,
        }}
      />
      <Field.Help role="status">{found.length} rooms</Field.Help>
    </Field>
  );
}
