import { useState } from 'react';
import { Dropdown, Icon } from 'bulmatic';

export default function DropdownControlled() {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown open={open} onOpenChange={setOpen}>
      <Dropdown.Trigger>
        <Dropdown.Button color={open ? 'link' : undefined}>
          <span>Departures</span>
          <Icon aria-hidden="true">{open ? '▴' : '▾'}</Icon>
        </Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item href="#state">8:05 to Ghent</Dropdown.Item>
          <Dropdown.Item href="#state">8:35 to Lille</Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}
