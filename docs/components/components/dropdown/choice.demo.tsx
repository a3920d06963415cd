import { useState } from 'react';
import { Dropdown } from 'bulmatic';

const ORDERS = ['Title', 'Author', 'Year'] as const;

export default function DropdownChoice() {
  const [order, setOrder] = useState<string>('Author');
  return (
    <Dropdown defaultOpen>
      <Dropdown.Trigger>
        <Dropdown.Button>Sorted by: {order}</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          {ORDERS.map((name) => (
            <Dropdown.Item
              key={name}
              as="button"
              active={name === order}
              onClick={() => setOrder(name)}
            >
              {name}
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}
