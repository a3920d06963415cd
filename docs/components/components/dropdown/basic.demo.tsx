import { Dropdown, Icon } from 'bulmatic';

export default function DropdownBasic() {
  return (
    <Dropdown>
      <Dropdown.Trigger>
        <Dropdown.Button>
          <span>Recipe</span>
          <Icon aria-hidden="true">▾</Icon>
        </Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item href="#parts">Edit</Dropdown.Item>
          <Dropdown.Item href="#parts">Print</Dropdown.Item>
          <Dropdown.Item href="#parts">
            Send to a friend
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}
