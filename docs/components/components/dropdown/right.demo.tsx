import { Block, Dropdown } from 'bulmatic';

export default function DropdownRight() {
  return (
    <Block display="flex" justifyContent="flex-end">
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
            <Dropdown.Item href="#place" lang="it">
              Italiano
            </Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
    </Block>
  );
}
