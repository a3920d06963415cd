import { useState } from 'react';
import { Block, Dropdown } from 'bulmatic';

export default function DropdownItems() {
  const [done, setDone] = useState('nothing yet');
  return (
    <>
      <Block role="status">Done: {done}</Block>
      <Dropdown>
        <Dropdown.Trigger>
          <Dropdown.Button>Photo</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content>
            <Dropdown.Item href="#parts">Open</Dropdown.Item>
            <Dropdown.Item as="button" onClick={() => setDone('rotated')}>
              Rotate
            </Dropdown.Item>
            <Dropdown.Item as="button" disabled textColor="grey">
              Sharpen
            </Dropdown.Item>
            <Dropdown.Divider />
            <Dropdown.Item as="button" onClick={() => setDone('deleted')}>
              Delete
            </Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}
