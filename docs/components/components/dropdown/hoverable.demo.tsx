import { Dropdown } from 'bulmatic';

export default function DropdownHoverable() {
  return (
    <Dropdown hoverable>
      <Dropdown.Trigger>
        <Dropdown.Button color="link">Our shops</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item href="#hover">Bergen</Dropdown.Item>
          <Dropdown.Item href="#hover">Oslo</Dropdown.Item>
          <Dropdown.Item href="#hover">Tromsø</Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}
