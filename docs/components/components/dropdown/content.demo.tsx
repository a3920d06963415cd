import { useState } from 'react';
import { Checkbox, Dropdown } from 'bulmatic';

const TOPPINGS = ['Cheese', 'Olives', 'Onions'];

export default function DropdownContent() {
  const [chosen, setChosen] = useState(['Olives']);

  const toggle = (name: string) =>
    setChosen(
      chosen.includes(name)
        ? chosen.filter((one) => one !== name)
        : [...chosen, name],
    );

  return (
    <Dropdown>
      <Dropdown.Trigger>
        <Dropdown.Button aria-haspopup={undefined}>
          Toppings: {chosen.length}
        </Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu role="group" aria-label="Toppings">
        <Dropdown.Content>
          {TOPPINGS.map((name) => (
            <Dropdown.Item key={name} as="div">
              <Checkbox
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              >
                {name}
              </Checkbox>
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}
