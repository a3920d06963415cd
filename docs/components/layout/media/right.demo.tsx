import { useState } from 'react';
import { Button, Delete, Icon, Media } from 'bulmatic';

const Bell = () => (
  <svg viewBox="0 0 16 16" width="20" aria-hidden="true">
    <path
      d="M2 12h12l-2-3V6a4 4 0 0 0-8 0v3zM6 13a2 2 0 0 0 4 0"
      fill="currentColor"
    />
  </svg>
);

export default function MediaRight() {
  const [shown, setShown] = useState(true);
  if (!shown)
    return <Button onClick={() => setShown(true)}>Remind me</Button>;
  return (
    <Media>
      <Media.Left as="div">
        <Icon>
          <Bell />
        </Icon>
      </Media.Left>
      <Media.Content>
        The books are due on <strong>Friday</strong>.
      </Media.Content>
      <Media.Right>
        <Delete
          aria-label="Remove the reminder"
          onClick={() => setShown(false)}
        />
      </Media.Right>
    </Media>
  );
}
