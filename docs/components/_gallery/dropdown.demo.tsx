import { Dropdown } from 'bulmatic';

export default function DropdownPicture() {
  return (
    <div style={{ minHeight: '8.5rem' }}>
      <Dropdown defaultOpen>
        <Dropdown.Trigger>
          <Dropdown.Button size="small">Sort by</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu aria-label="Sort by">
          <Dropdown.Content>
            <Dropdown.Item as="button" active>
              Date
            </Dropdown.Item>
            <Dropdown.Item as="button">Price</Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
    </div>
  );
}
