import { Dropdown, TextArea } from 'bulmatic';

export default function DropdownUp() {
  return (
    <>
      <TextArea
        aria-label="Letter"
        defaultValue="Dear Ida, the package is here."
        rows={5}
        mb={4}
      />
      <Dropdown up defaultOpen>
        <Dropdown.Trigger>
          <Dropdown.Button>Insert</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content>
            <Dropdown.Item as="button">Picture</Dropdown.Item>
            <Dropdown.Item as="button">Date</Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
