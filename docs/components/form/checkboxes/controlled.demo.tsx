import { useState } from 'react';
import { Checkbox, Checkboxes } from 'bulmatic';

const TOPPINGS = ['Olives', 'Peppers', 'Capers'];

export default function CheckboxesControlled() {
  const [chosen, setChosen] = useState(['Olives']);
  return (
    <>
      <Checkboxes
        legend="On your pizza"
        value={chosen}
        onChange={setChosen}
        mb={3}
      >
        {TOPPINGS.map((topping) => (
          <Checkbox key={topping} value={topping}>
            {topping}
          </Checkbox>
        ))}
      </Checkboxes>
      <p role="status">
        You get: {chosen.join(', ') || 'cheese only'}
      </p>
    </>
  );
}
