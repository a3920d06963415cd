import { useState } from 'react';
import { Checkbox, Checkboxes } from 'bulmatic';

const TOPPINGS = ['Olives', 'Peppers', 'Capers'];

export default function CheckboxesControlled() {
  const [selected, setSelected] = useState(['Olives']);
  return (
    <>
      <Checkboxes
        legend="Pizza toppings"
        value={selected}
        onValueChange={setSelected}
        mb={3}
      >
        {TOPPINGS.map((topping) => (
          <Checkbox key={topping} value={topping}>
            {topping}
          </Checkbox>
        ))}
      </Checkboxes>
      <p role="status">You get: {selected.join(', ') || 'cheese only'}</p>
    </>
  );
}
