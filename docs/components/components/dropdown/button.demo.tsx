import { Button, Control, Dropdown, Field } from 'bulmatic';

export default function DropdownSplitButton() {
  return (
    <Field addons>
      <Control>
        <Button color="primary">Save</Button>
      </Control>
      <Control>
        <Dropdown>
          <Dropdown.Trigger>
            <Dropdown.Button color="primary" aria-label="More ways to save">
              ▾
            </Dropdown.Button>
          </Dropdown.Trigger>
          <Dropdown.Menu>
            <Dropdown.Content>
              <Dropdown.Item as="button">Save a copy</Dropdown.Item>
            </Dropdown.Content>
          </Dropdown.Menu>
        </Dropdown>
      </Control>
    </Field>
  );
}
