import { useState } from 'react';
import { Message } from 'bulmatic';

export default function Frost() {
  const [open, setOpen] = useState(true);
  if (!open) return null;

  return (
    <Message color="warning">
      <Message.Header onClose={() => setOpen(false)} closeLabel="Close the frost warning">
        <p>Frost tonight</p>
      </Message.Header>
      <Message.Body>Cover the beans.</Message.Body>
    </Message>
  );
}
