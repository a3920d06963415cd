import { Dropdown, Icon } from 'bulmatic';

export default function DropdownBasic() {
  return (
    <Dropdown defaultOpen>
      <Dropdown.Trigger>
        <Dropdown.Button>
          <span>Recipe</span>
          <Icon aria-hidden="true">▾</Icon>
        </Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item href="https://example.com">Edit</Dropdown.Item>
          <Dropdown.Item href="https://example.com">Print</Dropdown.Item>
          <Dropdown.Item href="https://example.com">
            Send to a friend
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}
