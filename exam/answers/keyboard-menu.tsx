import { useState } from 'react';
import { Dropdown } from 'bulmatic';

export default function PhotoMenu() {
  const [done, setDone] = useState('');

  return (
    <>
      <Dropdown>
        <Dropdown.Trigger>
          <Dropdown.Button>Photo</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content>
            <Dropdown.Item as="button" onClick={() => setDone('Rotated')}>
              Rotate
            </Dropdown.Item>
            <Dropdown.Item as="button" onClick={() => setDone('Deleted')}>
              Delete
            </Dropdown.Item>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
      <p role="status">{done}</p>
    </>
  );
}
