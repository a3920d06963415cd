import { Block, Dropdown, TextArea } from 'bulmatic';

export default function DropdownPlacement() {
  return (
    <>
      <TextArea
        aria-label="Letter"
        defaultValue="Dear Ida, the package is here."
        rows={3}
        mb={4}
      />
      <Block display="flex" justifyContent="space-between">
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
        <Dropdown right defaultOpen>
          <Dropdown.Trigger>
            <Dropdown.Button>Language</Dropdown.Button>
          </Dropdown.Trigger>
          <Dropdown.Menu>
            <Dropdown.Content>
              <Dropdown.Item href="#place" lang="de">
                Deutsch
              </Dropdown.Item>
              <Dropdown.Item href="#place" selected>
                English
              </Dropdown.Item>
            </Dropdown.Content>
          </Dropdown.Menu>
        </Dropdown>
      </Block>
    </>
  );
}
